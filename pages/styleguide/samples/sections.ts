import type { Card, Section } from '../../../pipeline/content/model/section.ts';
import type { Prose } from '../../../pipeline/content/model/text.ts';
import { inside, outside } from './actions.ts';
import { articlesFor } from './articles.ts';
import {
  cards,
  doors,
  figures,
  fourCards,
  paths,
  points,
  services,
  placeholders,
  steps,
  testimonials,
} from './items.ts';
import { layouts, tones } from './layouts.ts';
import { picture } from './picture.ts';
import { paragraph } from './prose.ts';

type SectionKind = Section['kind'];
type Tone = Section['tone'];
/** The fields that one kind of section does not share with the others. */
type Matter = Section extends infer S
  ? S extends Section
    ? Pick<S, Extract<keyof S, 'kind' | 'layout' | 'items'>>
    : never
  : never;

const CARDS: Readonly<Record<(typeof layouts.cards)[number], readonly Card[]>> = {
  columns: cards,
  matrix: fourCards,
  definitions: fourCards,
  waterline: fourCards,
  paths,
  doors,
};

const MATTERS: Readonly<Record<SectionKind, readonly Matter[]>> = {
  prose: layouts.prose.map((layout): Matter => ({ kind: 'prose', layout })),
  cards: layouts.cards.map((layout): Matter => ({ kind: 'cards', layout, items: CARDS[layout] })),
  steps: layouts.steps.map((layout): Matter => ({ kind: 'steps', layout, items: steps })),
  figures: layouts.figures.map((layout): Matter => ({ kind: 'figures', layout, items: figures })),
  points: layouts.points.map((layout): Matter => ({ kind: 'points', layout, items: points })),
  services: layouts.services.map((layout): Matter => ({ kind: 'services', layout, items: services })),
  quotes: layouts.quotes.flatMap((layout): Matter[] =>
    [testimonials, placeholders].map((items) => ({ kind: 'quotes', layout, items })),
  ),
  insights: [{ kind: 'insights', items: [] }],
  consent: [{ kind: 'consent' }],
};

const TEXT: Prose = {
  html:
    '<p>The text of a section says in two or three sentences what its items have in common, and why a reader should go through them.</p>' +
    '<p>It may hold everything that Markdown has: a second paragraph, <strong>strong words</strong>, <a href="/styleguide">a link</a>.</p>',
  text: '',
  markdown: '',
};

/** What may follow the items: each tone shows all of it, a part of it, or nothing. */
const AFTER: Readonly<Record<Tone, Pick<Section, 'actions' | 'note'>>> = {
  paper: { actions: [outside, inside], note: paragraph('A note in small print.') },
  sunk: { actions: [inside], note: paragraph('A note in small print.') },
  ink: { actions: [] },
};

/** The sections of each kind: every layout on every tone. */
export const sectionsByKind: readonly (readonly [string, readonly Section[]])[] = Object.entries(MATTERS).map(
  ([kind, matters]) => [kind, matters.flatMap((matter) => tones.map((tone) => onTone(matter, tone)))],
);

/** A text before the sections of a page. */
export const pageBody = paragraph('The text of a page, before its sections.');

/** Sections without the fields that most have. */
export const sparseSections: readonly Section[] = [
  { id: 'without-heading', tone: 'paper', actions: [], kind: 'points', layout: 'columns', items: points },
  {
    id: 'with-picture',
    tone: 'paper',
    title: 'With a picture and nothing else',
    actions: [],
    picture,
    kind: 'prose',
    layout: 'beside',
  },
];

function onTone(matter: Matter, tone: Tone): Section {
  const layout = 'layout' in matter ? matter.layout : undefined;
  const kept = matter.kind === 'quotes' && matter.items === placeholders ? 'placeholders' : undefined;
  const named = [matter.kind, layout, kept].filter((name) => name !== undefined);
  return {
    id: [...named, tone].join('-'),
    kicker: [`kind: ${matter.kind}`, layout && `layout: ${layout}`, `tone: ${tone}`].filter(Boolean).join(', '),
    title: `${named.join(', ')}, on ${tone}`.replace(/^./, (letter) => letter.toUpperCase()),
    text: TEXT,
    tone,
    ...AFTER[tone],
    ...itemsOn(tone, matter),
  };
}

/** View transition names of pictures and anchors of services must be unique on a page. */
function itemsOn(tone: Tone, matter: Matter): Matter {
  switch (matter.kind) {
    case 'insights':
      return { ...matter, items: articlesFor(tone).slice(0, 3) };
    case 'services':
      return { ...matter, items: matter.items.map((service) => ({ ...service, slug: `${service.slug}-${tone}` })) };
    default:
      return matter;
  }
}
