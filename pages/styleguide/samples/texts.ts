import type { QuestionGroup } from '../../../pipeline/content/model/page.ts';
import type { ArchivePart } from '../../../pipeline/content/model/site.ts';
import type { Chapter, Heading, Prose } from '../../../pipeline/content/model/text.ts';
import { paragraph } from './prose.ts';
import html from './text.html?raw';

/** Everything that Markdown can hold: `text.md`, compiled. `tests/unit/sample-text.test.ts` keeps the two in step. */
export const longText: Prose = { html, text: '', markdown: '' };

/** Headings of the long text, for its contents. */
export const headings: readonly Heading[] = [
  { depth: 2, id: 'sample-words', text: 'Words' },
  { depth: 2, id: 'sample-lists', text: 'Lists' },
  { depth: 2, id: 'sample-blocks', text: 'Blocks' },
];

/** A text before the first heading, and two chapters. */
export const partsOfText: readonly Chapter[] = [
  { prose: paragraph('What stands before the first heading.') },
  ...[1, 2].map((number) => ({
    heading: { id: `sample-chapter-${number}`, text: `${number}. A chapter`, html: `${number}. A <em>chapter</em>` },
    prose: paragraph('The address of a chapter can be copied with the sign beside its heading.'),
  })),
];

/** A group of questions, with anchors that no page uses. */
export const questions: QuestionGroup = {
  id: 'sample-questions',
  title: 'A group of questions',
  questions: [1, 2, 3].map((number) => ({
    id: `sample-answer-${number}`,
    question: `Question ${number}, as a visitor would ask it?`,
    answer: paragraph('The answer, closed until it is asked for, by a press or by an address that names it.'),
    spoken: '',
  })),
};

/** A part of the archive with lines too long to fit. */
export const entryOfArchive: ArchivePart = {
  id: 'sample-part',
  title: 'A part of the plain-text archive',
  words: 120,
  text: 'A HEADING\n\nText as it is, letter for letter,\n  - with its spaces,\n  - with its line breaks.\n\nhttps://example.com/an/address/that/is/longer/than/a/line/on/a/small/screen/and/has/to/be/broken',
};
