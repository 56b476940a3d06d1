import * as z from 'zod';
import { action, kebab, line, markdown, target, utm } from './common.ts';

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
};

/** One block of a page. `kind` says how it is shown and what its items are. */
export const sectionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('prose'), ...base }),
  z.strictObject({ kind: z.literal('cards'), ...base, items: z.array(card).min(1) }),
  z.strictObject({ kind: z.literal('steps'), ...base, items: z.array(step).min(1) }),
  z.strictObject({ kind: z.literal('figures'), ...base, items: z.array(figure).min(1) }),
  z.strictObject({ kind: z.literal('points'), ...base, items: z.array(markdown).min(1) }),
  z.strictObject({
    kind: z.literal('services'),
    ...base,
    audience: z.enum(['founders', 'ttos']).describe('Whose services to show'),
  }),
  z.strictObject({
    kind: z.literal('quotes'),
    ...base,
    count: z.int().min(1).optional().describe('How many testimonials; without it, all'),
  }),
  z.strictObject({ kind: z.literal('insights'), ...base }),
  z.strictObject({ kind: z.literal('consent'), ...base }),
]);

export type AuthoredSection = z.infer<typeof sectionSchema>;
