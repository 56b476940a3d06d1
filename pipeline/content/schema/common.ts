import * as z from 'zod';
import { faultOfDay } from '../day-form.ts';

/** One line of plain text, be it typed in several. `{{ name }}` inserts a fact. */
export const line = z.string().overwrite(joinLines).min(1).meta({ title: 'text' });

/** Markdown, one paragraph or many. `{{ name }}` inserts a fact. */
export const markdown = z.string().trim().min(1).meta({ title: 'text in Markdown' });

/** What a picture shows, in words; empty for one that only decorates. `{{ name }}` inserts a fact. */
export const altText = z
  .string()
  .overwrite(joinLines)
  .optional()
  .meta({ title: 'text' })
  .describe('What the picture shows; `""` if it only decorates');

/** `/page#anchor`, `destination:name`, or an address of another site. `{{ name }}` inserts a fact. */
export const target = z
  .string()
  .trim()
  .min(1)
  .meta({ title: 'an address or a destination', examples: ['/faq', '/process#modules', 'destination:booking'] });

/** The address of a page of this site. */
export const pageAddress = target.meta({ title: 'an address of this site', examples: ['/results'] });

/** Former addresses of what a file shows. */
export const formerAddresses = z
  .array(pageAddress.meta({ examples: ['/insights/old-name'] }))
  .optional()
  .describe('Addresses that it had before; they lead here');

/** The path of a picture of the content folder. */
export const picturePath = withoutBraces('the path of a picture').meta({ examples: ['images/ladder.svg'] });

/** A kebab-case name, such as an anchor or a tag. */
export const kebab = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'expected lower-case letters, digits and single hyphens')
  .meta({ title: 'a name in lower case, with hyphens', examples: ['burn-quality'] });

/** Names that a writer invents, each with a value. Zod passes over one that is `__proto__`, which is refused as any other name is. */
export function named<Value extends z.ZodType>(name: z.ZodString, value: Value) {
  return z.preprocess(
    (typed, { addIssue }) => {
      const issue = Object.hasOwn(Object(typed), '__proto__') && name.safeParse('__proto__').error?.issues[0];
      if (issue)
        addIssue({ code: 'invalid_key', origin: 'record', issues: [issue], path: ['__proto__'], input: typed });
      return typed;
    },
    z.record(name, value),
  );
}

const analytics = withoutBraces('a name')
  .optional()
  .meta({ description: 'Name under which an analytics tool knows the link', examples: ['header_booking'] });

/** The three words that a booking link carries; defaults: `site`, `cta`, `hero`. */
export const utm = z
  .strictObject({
    source: kebab.optional().meta({ description: 'The site or page that calls, `utm_source`', examples: ['site'] }),
    medium: kebab.optional().meta({ description: 'Where the link stands, `utm_medium`', examples: ['process'] }),
    campaign: kebab.optional().meta({ description: 'What the link belongs to, `utm_campaign`', examples: ['cta'] }),
  })
  .meta({ id: 'campaign', title: 'a campaign', description: 'What a link to the calendar says about its place' });

/** What a link needs besides its words, in a place that has other fields too. */
export const linking = {
  utm: utm.optional().describe('Campaign words, for `destination:booking` only'),
  analytics,
};

/** A link with its label, as a button or a card shows it. */
export const action = z
  .strictObject({
    label: line.meta({ description: 'What the link says', examples: ['Book a call'] }),
    to: target.describe('Where it leads'),
    ...linking,
  })
  .meta({ id: 'link', title: 'a link', description: 'A link with its words' });

/** Words, and the one link that follows from them. */
export const invitation = z
  .strictObject({
    text: line.describe('Why a reader would go there, in a sentence or two'),
    label: line.meta({ description: 'What the link says', examples: ['Common questions'] }),
    to: target.describe('Where it leads'),
    ...linking,
  })
  .meta({ id: 'invitation', title: 'words with a link', description: 'Words, and the link that follows from them' });

/** Whether a file is kept out of what is published; `what` it is, in words. */
export function draft(what: string) {
  return z
    .boolean()
    .optional()
    .describe(`\`true\` keeps ${what} out of the site; \`npm run dev\` shows it all the same, marked`);
}

/** A value of one kind, or a placeholder for one that is not known yet, which takes its place. */
export function orPlaceholder(value: z.ZodString) {
  return z.union([value, placeholder(value.describe('What stands there until the value is known'))]);
}

/** A value of one kind, or words for one that is not known yet: builds leave it out, and `npm run dev` shows the words. */
export function orStandIn<Value extends z.ZodType>(value: Value) {
  return z.union([value, standIn]);
}

const standIn = placeholder(line.describe('What is to stand there'));

function placeholder(value: z.ZodString) {
  return z.strictObject({
    value,
    placeholder: z.literal(true).describe('Says that the value is not known yet; counted by every build'),
  });
}

/** A line of text, or a placeholder for it. */
export const replaceable = orPlaceholder(line);

/** Text for programs: nothing is put in, so braces would be published. */
function withoutBraces(title: string): z.ZodString {
  return z
    .string()
    .overwrite(joinLines)
    .regex(/^[^{}]+$/, `expected ${title} without braces`)
    .meta({ title });
}

/** The lines of a text as one. */
function joinLines(text: string): string {
  const lines = text.split(/[\r\n]+/).map((one) => one.trim());
  return lines.filter((one) => one !== '').join(' ');
}

/** Whether only words are typed for a value, which is not known yet. */
export function isStandIn<Value>(typed: OrStandIn<Value> | undefined): typed is StandIn {
  return typeof typed === 'object' && typed !== null && 'placeholder' in typed;
}

type StandIn = z.infer<typeof standIn>;
/** A value, or words for one that is not known yet, as they are typed. */
export type OrStandIn<Value> = Value | StandIn;
export type AuthoredAction = z.infer<typeof action>;
export type AuthoredInvitation = z.infer<typeof invitation>;
export type AuthoredUtm = z.infer<typeof utm>;
export type Replaceable = z.infer<typeof replaceable>;

/**
 * A calendar day, `YYYY-MM-DD`, at any depth of a schema. What YAML takes for a number, such as `20250908`, is
 * judged as it was typed.
 */
export const day = z.preprocess(
  (value) => (typeof value === 'number' ? String(value) : value),
  z
    .string()
    .refine((text) => faultOfDay(text) === undefined, {
      error: ({ input }) => faultOfDay(String(input)),
      params: { rule: 'bad-date' },
    })
    .meta({ title: 'a day', format: 'date', examples: ['2025-10-06'] }),
);
