import * as z from 'zod';
import { action, imageAlt, kebab, line, markdown, target, utm } from './common.ts';
import { LAYOUTS, TONES } from './layouts.ts';

/** A proof figure: a number with what it counts. */
export const figure = z.strictObject({
  figure: line.describe('The number, by the name of a fact'),
  label: line.describe('What it counts'),
  text: line.optional().describe('A sentence that explains it'),
});

const card = z.strictObject({
  title: line,
  text: markdown.optional(),
  points: z.array(markdown).optional().describe('Short points below the text'),
  to: target.optional().describe('Where the card leads'),
  chip: line.optional().describe('The words of its link'),
  utm: utm.optional(),
  analytics: z.string().optional(),
});

const step = z.strictObject({
  title: line,
  text: markdown.optional(),
  points: z.array(markdown).optional(),
});

const base = {
  id: kebab.optional().describe('Anchor: the part after `#` in a link to this section'),
  kicker: line.optional().describe('A small line above the heading'),
  title: line.optional().describe('The heading'),
  text: markdown.optional().describe('Text below the heading'),
  actions: z.array(action).optional().describe('Links after the section'),
  note: markdown.optional().describe('Small print'),
  image: line.optional().describe('Path of a picture that belongs to the section'),
  image_alt: imageAlt,
  tone: z.enum(TONES).default('paper').describe('The ground it stands on: `paper`, `sunk` or `ink`'),
};

/** One block of a page. `kind` says how it is shown and what its items are. */
export const sectionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('prose'), ...base, layout: oneOf(LAYOUTS.prose) }),
  z.strictObject({ kind: z.literal('cards'), ...base, layout: oneOf(LAYOUTS.cards), items: z.array(card).min(1) }),
  z.strictObject({ kind: z.literal('steps'), ...base, layout: oneOf(LAYOUTS.steps), items: z.array(step).min(1) }),
  z.strictObject({
    kind: z.literal('figures'),
    ...base,
    layout: oneOf(LAYOUTS.figures),
    items: z.array(figure).min(1),
  }),
  z.strictObject({
    kind: z.literal('points'),
    ...base,
    layout: oneOf(LAYOUTS.points),
    items: z.array(markdown).min(1),
  }),
  z.strictObject({
    kind: z.literal('services'),
    ...base,
    audience: z.enum(['founders', 'ttos']).describe('Whose services to show'),
  }),
  z.strictObject({
    kind: z.literal('quotes'),
    ...base,
    layout: oneOf(LAYOUTS.quotes),
    count: z.int().min(1).optional().describe('How many testimonials; without it, all'),
  }),
  z.strictObject({ kind: z.literal('insights'), ...base }),
  z.strictObject({ kind: z.literal('consent'), ...base }),
]);

export type AuthoredSection = z.infer<typeof sectionSchema>;

/** One of the ways in which a section can be set; the first is the usual one. */
function oneOf<const T extends readonly [string, ...string[]]>(layouts: T) {
  return z
    .enum(layouts)
    .optional()
    .describe(`How it is set: ${layouts.map((name) => `\`${name}\``).join(', ')}`);
}
