import type { ComponentType } from 'react';
import type { Data } from './describe.ts';
import { AroundPage } from './chapters/AroundPage.tsx';
import { Articles } from './chapters/Articles.tsx';
import { Colors } from './chapters/Colors.tsx';
import { Contrasts } from './chapters/Contrasts.tsx';
import { Controls } from './chapters/Controls.tsx';
import { Grid } from './chapters/Grid.tsx';
import { Islands } from './chapters/Islands.tsx';
import { Measures } from './chapters/Measures.tsx';
import { Messages } from './chapters/Messages.tsx';
import { Motion } from './chapters/Motion.tsx';
import { Openings } from './chapters/Openings.tsx';
import { Parts } from './chapters/Parts.tsx';
import { Reading } from './chapters/Reading.tsx';
import { Sections } from './chapters/Sections.tsx';
import { Type } from './chapters/Type.tsx';

interface ChapterOfGuide {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly Body: ComponentType<{ data: Data }>;
}

/** The chapters of the style guide, in order: first tokens, then what is made of them. */
export const chapters: readonly ChapterOfGuide[] = [
  {
    id: 'colors',
    title: 'Colors',
    about: 'By role, light on the left and dark on the right, whatever the page itself is shown in.',
    Body: Colors,
  },
  {
    id: 'contrast',
    title: 'Contrast',
    about: 'Computed from the tokens by WCAG 2.2: AA from 4.5, AAA from 7; lines and signs need 3.',
    Body: Contrasts,
  },
  {
    id: 'type',
    title: 'Type',
    about: 'Sizes grow with the window, from 360 px to 1280 px; each step is shown at both ends.',
    Body: Type,
  },
  {
    id: 'measures',
    title: 'Space, lines, layers',
    about: 'Distances on one scale, and everything else that has a measure.',
    Body: Measures,
  },
  {
    id: 'motion',
    title: 'Focus and motion',
    about: 'One look of focus for everything; little motion, and none for those who ask for less.',
    Body: Motion,
  },
  {
    id: 'grid',
    title: 'Grid',
    about: 'Twelve columns from a desktop’s width on, one column below it.',
    Body: Grid,
  },
  {
    id: 'controls',
    title: 'Links and buttons',
    about:
      'At rest, focused, pressed, current. None has a look of its own while it is held down, and none is ever disabled.',
    Body: Controls,
  },
  {
    id: 'parts',
    title: 'Small parts',
    about: 'What larger components are put together from.',
    Body: Parts,
  },
  {
    id: 'openings',
    title: 'Openings',
    about: 'Hero, the first thing on a page: this page’s own is the plain one.',
    Body: Openings,
  },
  {
    id: 'sections',
    title: 'Sections',
    about:
      'Every kind of section in every layout, on each of the three tones. The line above a heading is what a writer types.',
    Body: Sections,
  },
  {
    id: 'articles',
    title: 'Articles in lists',
    about: 'Besides the section of kind insights above, and the list that can be searched below.',
    Body: Articles,
  },
  {
    id: 'reading',
    title: 'Reading',
    about: 'A long text and what is around it: contents, notes, questions, plain text.',
    Body: Reading,
  },
  {
    id: 'islands',
    title: 'Islands',
    about: 'Alive: each wakes up on the first gesture inside it.',
    Body: Islands,
  },
  {
    id: 'messages',
    title: 'Messages',
    about: 'Six kinds in two variants, and what shows when something fails.',
    Body: Messages,
  },
  {
    id: 'frame',
    title: 'Around the page',
    about: 'Header, menu, footer: those of this page are alive too, and these show them at other widths.',
    Body: AroundPage,
  },
];
