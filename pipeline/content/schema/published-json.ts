import * as z from 'zod';

/** JSON data that the site publishes for machines. The schemas are published beside the files. */

const text = z.string().min(1);
const address = z.url().describe('A whole address');
const day = z.iso.date();
const since = day
  .optional()
  .describe('The day since when this is known to stand unchanged; absent where no day is known');

const siteField = z.enum(['name', 'url', 'email']);

const site = z.strictObject({
  name: text,
  url: address,
  description: text,
  person: text.optional().describe('Who speaks on the site; absent while the name is not known'),
  job_title: text,
  email: text,
  country: text.describe('ISO 3166-1 alpha-2'),
  area_served: text,
  language: text.describe('BCP 47'),
  stand_ins: z
    .array(siteField)
    .optional()
    .describe('Fields that are only there until the real values are known: do not repeat them'),
});

const fact = z.strictObject({
  name: text.describe('Stays the same while the value changes'),
  value: text,
  pages: z.array(address).describe('Every page whose source names it, the canonical address of each'),
  since,
  stand_in: z.literal(true).optional().describe('Only there until the real value is known: do not repeat it'),
});

const service = z.strictObject({
  id: text,
  name: text,
  audience: z.enum(['founders', 'ttos']).describe('Founders, or tech transfer offices'),
  summary: text,
  duration: text,
  format: text,
  for_whom: text.describe('At what stage, with what need'),
  terms: text.optional(),
  guide_price: text.optional().describe('Roughly what it costs; the price is agreed for each project'),
  page: address,
  since,
});

const offer = z.strictObject({
  name: text,
  price: text.describe('A decimal number'),
  currency: text.describe('ISO 4217'),
  page: address,
  since,
});

const figure = z.strictObject({
  figure: text,
  label: text.describe('What goes on behind it: both are read as one'),
  text: text.optional(),
  counts: text.optional().describe('What it counts, and what it leaves out'),
  period: text.optional().describe('Over what time'),
  baseline: text.optional().describe('Against what'),
  confirmed_by: text.optional().describe('Who can confirm it'),
  reference: z
    .strictObject({ label: text, url: address })
    .optional()
    .describe('A public record by which it can be checked'),
  page: address,
  since,
});

/** A page that states its own day. */
const policy = z.strictObject({ name: text, updated: day, page: address });

/** The statements of content types. */
const groups = z.object({
  services: z.array(service),
  offers: z.array(offer),
  figures: z.array(figure),
  policies: z.array(policy),
});

/** `facts.json`. */
export const factsFileSchema = z.strictObject({ $schema: address, site, facts: z.array(fact), ...groups.shape }).meta({
  title: 'What a site states',
  description: 'Services, durations, prices, figures and days, each with its page',
});

const changedPage = z.strictObject({
  url: address.describe('The page, by its canonical address'),
  markdown: address.describe('The same as Markdown'),
  title: text,
  added: day.optional().describe('The day on which it was published'),
  changed: day.optional().describe('The day of the last change of what it shows; absent where it is not known'),
  known_from: z
    .enum(['front_matter', 'git'])
    .optional()
    .describe('Whether its author gave that day, or the history of its files'),
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .describe('Of the Markdown, in hexadecimal: while it is the same, the page says the same'),
});

/** `changes.json`, and the further files that it links to. */
export const changesFileSchema = z
  .strictObject({
    $schema: address,
    site: address,
    pages: z.array(changedPage).describe('The last change first'),
    removed: z
      .array(z.strictObject({ url: address, removed: day }))
      .describe('Pages that are gone, the last one first'),
    older: z.array(address).describe('Files of this form with the other pages, later changes first'),
  })
  .meta({
    title: 'What has changed on a site',
    description: 'Each page with the day of its last change and a hash of what it says',
  });

/** A field of the site that may be a placeholder. */
export type SiteField = z.infer<typeof siteField>;
/** A figure on a page, without facts about the page. */
export type StatedFigure = Omit<z.infer<typeof figure>, 'page' | 'since'>;
export type FactsFile = z.infer<typeof factsFileSchema>;
export type ChangesFile = z.infer<typeof changesFileSchema>;
/** The statements of one content type; unknown groups are left out. */
export type FactGroups = Partial<z.infer<typeof groups>>;
