import * as z from 'zod';
import {
  action,
  altText,
  day,
  kebab,
  line,
  linking,
  markdown,
  orPlaceholderText,
  picturePath,
  target,
  webAddress,
} from './common.ts';

/** Backgrounds of a section. */
export const TONES = ['paper', 'sunk', 'ink'] as const;

/** Layouts of a page's opening. */
export const OPENINGS = ['statement', 'beside', 'level', 'brief', 'margin'] as const;

/** Signs of a figure or a card, drawn in the style of the site. */
export const SIGNS = ['funds', 'labs', 'growth', 'audits', 'years', 'letter', 'calendar', 'profile'] as const;

/** Colors of a sign, by role. */
export const SIGN_COLORS = ['accent', 'text', 'text-quiet'] as const;

/** Layouts of each kind of section; the first is the default. */
export const LAYOUTS = {
  prose: ['beside', 'essay', 'banner'],
  cards: ['columns', 'matrix', 'definitions', 'waterline', 'paths', 'doors', 'ways'],
  steps: ['ladder', 'stairs'],
  figures: ['row', 'ledger'],
  points: ['list', 'columns', 'numbered', 'strata', 'marks'],
  services: ['entries', 'table'],
  quotes: ['row', 'lead'],
} as const;

/** The clients that a service is for. */
export const audience = z.enum(['founders', 'ttos']);

/** An external page to check a figure by. */
const publicRecord = z
  .strictObject({
    label: line.meta({ description: 'What it is', examples: ['Grant agreement 101000000, on CORDIS'] }),
    to: webAddress.meta({ description: 'Its address', examples: ['https://cordis.europa.eu/project/id/101000000'] }),
  })
  .meta({ id: 'record', title: 'a public record', description: 'Where others have published what a figure says' });

/** A figure that proves something: a number and what it counts. */
export const figure = z
  .strictObject({
    figure: line
      .describe('The number, by the name of a fact; words without a number are set as words')
      .meta({ examples: ['{{ funds-won }}'] }),
    label: line.describe('What goes on behind it: both are read as one, such as `5 labs launched`'),
    text: line.optional().describe('A sentence that explains it'),
    counts: line.optional().describe('What it counts, and what it leaves out'),
    period: orPlaceholderText(line).optional().describe('Over what time'),
    baseline: line.optional().describe('Against what'),
    confirmed_by: line.optional().describe('Who can confirm it'),
    reference: orPlaceholderText(publicRecord)
      .optional()
      .describe('Where anybody can check it, such as the public page of a grant'),
    icon: z.enum(SIGNS).optional().describe('Its sign'),
    icon_color: z.enum(SIGN_COLORS).optional().describe('The color of the sign; `accent` without it'),
  })
  .meta({ id: 'figure', title: 'a figure', description: 'A number with what it counts' });

const card = z
  .strictObject({
    title: line.describe('The heading of the card'),
    text: markdown.optional().describe('Text below the heading'),
    points: z.array(markdown).optional().describe('Short points below the text'),
    to: target.optional().describe('Where the card leads'),
    chip: line.optional().describe('The words of its link; without it, the title'),
    icon: z.enum(SIGNS).optional().describe('Its sign, in `doors` and `ways`'),
    ...linking,
  })
  .meta({ id: 'card', title: 'a card', description: 'One of several that stand side by side' });

const step = z
  .strictObject({
    title: line.describe('The heading of the step'),
    text: markdown.optional().describe('Text below the heading'),
    points: z.array(markdown).optional().describe('Short points below the text'),
  })
  .meta({ id: 'step', title: 'a step', description: 'One of several that follow each other' });

const station = z
  .strictObject({
    title: line.describe('What this station is, in a few words'),
    figure: line
      .optional()
      .describe('What came out there, in a few large words or as a number')
      .meta({ examples: ['From 1.20 to 1.69'] }),
    text: markdown.optional().describe('What happened there, in a sentence or two'),
    image: picturePath.optional().describe('A picture of it; those of the first and the last station are large'),
    image_alt: altText,
    to: target.describe('The document that it opens'),
    chip: line.optional().describe('The words of that link; without it, the title'),
    ...linking,
  })
  .meta({ id: 'station', title: 'a station', description: 'One of several documents of a case, in their order' });

const source = z
  .strictObject({
    title: line.describe('What is found there'),
    text: line.optional().describe('What to read there, in a sentence'),
    to: target.optional().describe('Where it is; without it, it is words only'),
    seen: orPlaceholderText(day).optional().describe('The day on which the address was last opened'),
    ...linking,
  })
  .meta({ id: 'source', title: 'a source', description: 'A place where something can be checked' });

const base = {
  id: kebab.optional().describe('Anchor: the part after `#` in a link to this section'),
  also_at: z.array(kebab).optional().describe('Other anchors that lead to this section'),
  kicker: line.optional().describe('A small line above the heading'),
  title: line.optional().describe('The heading'),
  text: markdown.optional().describe('Text below the heading'),
  actions: z.array(action).optional().describe('Links after the section'),
  note: markdown.optional().describe('Small print'),
  image: picturePath.optional().describe('A picture that belongs to the section'),
  image_alt: altText,
  tone: z
    .enum(TONES)
    .default('paper')
    .describe('The ground it stands on; `sunk` is a shade darker, `ink` is dark, for the one thing to do'),
  joined: z
    .boolean()
    .optional()
    .describe('Whether it goes on from the section before, without a line and with less room'),
};

/** One block of a page. `kind` determines its look and its items. */
export const sectionSchema = z
  .discriminatedUnion('kind', [
    kind('prose', 'Text only', {
      layout: oneOf(
        LAYOUTS.prose,
        '`beside` its heading, as an `essay` below a statement (its picture in the margin), as a `banner` with something to do',
      ),
    }),
    kind('cards', 'Cards, each with a heading', {
      layout: oneOf(
        LAYOUTS.cards,
        'In `columns` (three or four are one row), as a `matrix` of two by two, as `definitions` with the heading on the left, the first two above a `waterline` and the rest below, `paths` to choose between, `doors` on a line each, `ways` of which the first is the usual one',
      ),
      items: z.array(card).min(1).describe('The cards'),
    }),
    kind('steps', 'What is done in order', {
      layout: oneOf(
        LAYOUTS.steps,
        'A `ladder` from top to bottom, or `stairs` that rise from left to right (up to six steps; more are a ladder)',
      ),
      items: z.array(step).min(1).describe('The steps'),
    }),
    kind('figures', 'Numbers that prove something', {
      layout: oneOf(LAYOUTS.figures, 'In a `row`, or large on a line each as a `ledger`'),
      items: z.array(figure).min(1).describe('The figures'),
    }),
    kind('points', 'Short texts', {
      layout: oneOf(
        LAYOUTS.points,
        'A `list`, `columns`, `numbered` columns, numbered `strata` beside a picture, or the numbered `marks` of one',
      ),
      items: z.array(markdown).min(1).describe('The texts'),
    }),
    kind('services', 'The files of `services/`', {
      layout: oneOf(
        LAYOUTS.services,
        'As `entries` with all that is said of each, or compared in a `table` that leads to such entries on the same page',
      ),
      audience: audience.optional().describe('Whose services to show; without it, all'),
    }),
    kind('quotes', 'The testimonials', {
      layout: oneOf(LAYOUTS.quotes, 'In a `row`, or with the first in the `lead`'),
      count: z
        .int()
        .min(1)
        .optional()
        .describe('How many; without it, all')
        .meta({ examples: [3] }),
      until_quoted: markdown.optional().describe('Text until there is a quotation'),
    }),
    kind('case', 'One case, from its first document to its last', {
      items: z.array(station).min(1).max(8).describe('Its stations, in order, up to eight'),
    }),
    kind('sources', 'Where something can be checked', {
      items: z
        .array(orPlaceholderText(source))
        .min(1)
        .describe('The sources; those that are placeholders are left out, and without any other, so is the section'),
    }),
    kind('insights', 'The featured article and the two newest', {}),
    kind('consent', 'The choice about the advertising service', {}),
  ])
  .meta({ title: 'a section' });

export type AuthoredSection = z.infer<typeof sectionSchema>;

function kind<K extends string, F extends z.ZodRawShape>(name: K, description: string, fields: F) {
  return z
    .strictObject({ kind: z.literal(name).describe('How the section is shown'), ...base, ...fields })
    .describe(description);
}

/** One of the layouts of a section; the first is the default. */
function oneOf<const T extends readonly [string, ...string[]]>(layouts: T, description: string) {
  const [usual] = layouts;
  return z.enum(layouts).default(usual).describe(description);
}
