import * as z from 'zod';
import { faultOfDay } from '../day-form.ts';
import { isUrl } from '../../shared/address-text.ts';

/** One line of plain text, also if it is typed in several. `{{ name }}` inserts a fact. */
export const line = z.string().overwrite(joinLines).min(1).meta({ title: 'text' });

/** Markdown, one paragraph or many. `{{ name }}` inserts a fact. */
export const markdown = z.string().trim().min(1).meta({ title: 'text in Markdown' });

/** Describes a picture; empty if it only decorates. `{{ name }}` inserts a fact. */
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

/** Former addresses of a file's page. */
export const formerAddresses = z
  .array(pageAddress.meta({ examples: ['/insights/old-name'] }))
  .optional()
  .describe('Addresses that it had before; they lead here');

/** The path of a picture in the content folder. */
export const picturePath = withoutBraces('the path of a picture').meta({ examples: ['images/ladder.svg'] });

/** A kebab-case name, such as an anchor or a tag. */
export const kebab = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'expected lower-case letters, digits and single hyphens')
  .meta({ title: 'a name in lower case, with hyphens', examples: ['burn-quality'] });

/**
 * Values under names that the writer invents. Zod skips a name `__proto__`, so that it is checked here like any other.
 */
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

/** Campaign parameters of a booking link; defaults: `site`, `cta`, `hero`. */
const utm = z
  .strictObject({
    source: kebab.optional().meta({ description: 'The site or page that calls, `utm_source`', examples: ['site'] }),
    medium: kebab.optional().meta({ description: 'Where the link stands, `utm_medium`', examples: ['process'] }),
    campaign: kebab.optional().meta({ description: 'What the link belongs to, `utm_campaign`', examples: ['cta'] }),
  })
  .meta({ id: 'campaign', title: 'a campaign', description: 'What a link to the calendar says about its place' });

/** Further fields of a link, for objects with other fields. */
export const linking = {
  utm: utm.optional().describe('Campaign words, for `destination:booking` only'),
  analytics,
};

/** A link with its label, for a button or a card. */
export const action = z
  .strictObject({
    label: line.meta({ description: 'What the link says', examples: ['Book a call'] }),
    to: target.describe('Where it leads'),
    ...linking,
  })
  .meta({ id: 'link', title: 'a link', description: 'A link with its words' });

/** A text and the link that it leads to. */
export const invitation = z
  .strictObject({
    text: line.describe('Why a reader would go there, in a sentence or two'),
    label: line.meta({ description: 'What the link says', examples: ['Common questions'] }),
    to: target.describe('Where it leads'),
    ...linking,
  })
  .meta({ id: 'invitation', title: 'words with a link', description: 'Words, and the link that follows from them' });

/** Whether a file is excluded from publishing; `what` names it in the help text. */
export function draft(what: string) {
  return z
    .boolean()
    .optional()
    .describe(`\`true\` keeps ${what} out of the site; \`npm run dev\` shows it all the same, marked`);
}

/** A text, or a placeholder that is published in its place while it is unknown. */
export function orPlaceholder(value: z.ZodString) {
  return z.union([value, placeholder(value.describe('What stands there until the value is known'))]);
}

/** A value, or a placeholder whose words builds leave out and `npm run dev` shows. */
export function orPlaceholderText<Value extends z.ZodType>(value: Value) {
  return z.union([value, placeholderText]);
}

const placeholderText = placeholder(line.describe('What is to stand there'));

function placeholder(value: z.ZodString) {
  return z.strictObject({
    value,
    placeholder: z.literal(true).describe('Says that the value is not known yet; counted by every build'),
  });
}

/** A line of text, or a placeholder for it. */
export const replaceable = orPlaceholder(line);

/** Text for programs: facts are not inserted, so braces would be published. */
function withoutBraces(title: string): z.ZodString {
  return z
    .string()
    .overwrite(joinLines)
    .regex(/^[^{}]+$/, `expected ${title} without braces`)
    .meta({ title });
}

function joinLines(text: string): string {
  const lines = text.split(/[\r\n]+/).map((one) => one.trim());
  return lines.filter((one) => one !== '').join(' ');
}

/** Whether a placeholder whose words builds leave out was typed. */
export function isPlaceholderText<Value>(typed: OrPlaceholderText<Value> | undefined): typed is PlaceholderText {
  return typeof typed === 'object' && typed !== null && 'placeholder' in typed;
}

type PlaceholderText = z.infer<typeof placeholderText>;
/** A value, or a placeholder whose words builds leave out, as typed. */
export type OrPlaceholderText<Value> = Value | PlaceholderText;
export type AuthoredAction = z.infer<typeof action>;
export type AuthoredInvitation = z.infer<typeof invitation>;
export type AuthoredUtm = z.infer<typeof utm>;
export type Replaceable = z.infer<typeof replaceable>;

/**
 * A calendar day, `YYYY-MM-DD`, at any depth of a schema. A value that YAML reads as a number, such as `20250908`, is
 * checked as it was typed.
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

/** The expected form of an address, as text. */
export const EXPECTED = 'expected an address such as `https://www.example.com`';

/** The error for an invalid address; mentions a blank if there is one. */
export const EXPECTED_ADDRESS = {
  error: ({ input }: { readonly input?: unknown }): string =>
    /\S\s+\S/.test(String(input)) ? `${EXPECTED}, which has no blank in it` : EXPECTED,
};

/** A URL, not validated yet. */
export const address = z.string().trim().meta({ title: 'an address of the web', format: 'uri' });

/** The URL of a page outside the site. */
export const webAddress = address.refine(isHttpUrl, EXPECTED_ADDRESS);

/** Whether a text is an HTTP URL. Braces and blanks are refused: facts are not inserted, so they would be published. */
export function isHttpUrl(text: string): boolean {
  return /^https?:\/\/[^{}\s]*$/.test(text) && isUrl(text);
}
