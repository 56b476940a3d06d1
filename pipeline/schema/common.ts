import * as z from 'zod';

/** One line of plain text. `{{ name }}` inserts a fact. */
export const line = z.string().trim().min(1);

/** Markdown, one paragraph or many. `{{ name }}` inserts a fact. */
export const markdown = z.string().trim().min(1);

/** What a picture shows, in words; empty for one that only decorates. */
export const imageAlt = z.string().trim().optional().describe('What the picture shows; `""` if it only decorates');

/** `/page#anchor`, `destination:name`, or an address of another site. */
export const target = z.string().trim().min(1);

/** A kebab-case name, such as an anchor or a tag. */
export const kebab = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'expected lower-case letters, digits and single hyphens');

/** A calendar day, checked by `parse/day.ts`. */
export const day = z.string().meta({ format: 'date', day: true });

/** The three words that a booking link carries; defaults: `site`, `cta`, `hero`. */
export const utm = z.strictObject({
  source: kebab.optional().describe('The site or page that calls, `utm_source`'),
  medium: kebab.optional().describe('Where the link stands, `utm_medium`'),
  campaign: kebab.optional().describe('What the link belongs to, `utm_campaign`'),
});

/** A link with its label, as a button or a card shows it. */
export const action = z.strictObject({
  label: line.describe('What the link says'),
  to: target.describe('Where it leads'),
  utm: utm.optional().describe('Campaign words, for `destination:booking` only'),
  analytics: z.string().optional().describe('Name under which an analytics tool knows the link'),
});

/** A value of one kind, or a stand-in for one that is not known yet. */
function orStandIn(value: z.ZodString) {
  return z.union([
    value,
    z.strictObject({
      value: value.describe('The stand-in'),
      placeholder: z.literal(true).describe('Marks it as a stand-in; counted by every build'),
    }),
  ]);
}

/** A line of text, or a stand-in for it. */
export const replaceable = orStandIn(line);

/** Digits, or a stand-in for them. */
export const replaceableNumber = orStandIn(z.string().regex(/^\d+$/, 'expected digits in quotes, such as `"1234567"`'));

export type AuthoredAction = z.infer<typeof action>;
export type AuthoredUtm = z.infer<typeof utm>;
export type Replaceable = z.infer<typeof replaceable>;
