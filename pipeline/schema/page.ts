import * as z from 'zod';
import { action, day, imageAlt, line, target } from './common.ts';
import { figure, sectionSchema } from './section.ts';

/** Front matter of `pages/**.md`. */
export const pageSchema = z.strictObject({
  title: line.describe('The title in the browser, and the headline unless `hero` has its own'),
  label: line.optional().describe('Short name in breadcrumbs'),
  description: line.describe('One or two sentences for search engines'),
  keywords: z.array(line).optional().describe('Words that people search for'),
  parent: target.optional().describe('The page above this one in the breadcrumbs'),
  aliases: z.array(target).optional().describe('Other addresses that show this page'),
  hidden: z.boolean().optional().describe('`true` asks search engines to stay away'),
  updated: day.optional().describe('The day of the last real change, `YYYY-MM-DD`'),
  updated_text: line.optional().describe('How the page says when it was last updated'),
  offer: z
    .strictObject({
      name: line.describe('What is offered'),
      price: line.describe('The price, such as `€0`'),
      currency: z.string().regex(/^[A-Z]{3}$/, 'expected a currency code such as `EUR`'),
    })
    .optional()
    .describe('What this page offers, for search engines'),
  hero: z
    .strictObject({
      kicker: line.optional(),
      title: line.optional().describe('The headline, if it differs from the title'),
      lead: line.optional(),
      line: line.optional(),
      image: line.optional().describe('Path of the picture beside the headline'),
      image_alt: imageAlt,
      actions: z.array(action).optional(),
      figures: z.array(figure).optional(),
    })
    .optional()
    .describe('The opening of the page'),
  sections: z.array(sectionSchema).optional().describe('The blocks of the page, in order'),
});

/** Front matter of `services/*.md`. */
export const serviceSchema = z.strictObject({
  title: line,
  audience: z.enum(['founders', 'ttos']).describe('Who it is for'),
  order: z.int().describe('Its place in the list'),
  summary: line,
  covers: z.array(line).min(1).describe('What the work covers'),
  deliverables: z.array(line).min(1).describe('What the client gets'),
  format: line.describe('Sessions and calls'),
  timeline: line.describe('How long it takes'),
  stages: line.optional().describe('At what stage it helps'),
  terms: line.optional().describe('How it is charged'),
  archive_price: line.optional().describe('Price, shown in the plain-text archive only'),
  page: target.optional().describe('The page about this service'),
});

/** One entry of `testimonials.yaml`. */
export const testimonialsSchema = z.array(
  z.strictObject({
    quote: line,
    name: line,
    role: line.describe('Role or affiliation'),
    placeholder: z.literal(true).optional().describe('Marks a stand-in'),
  }),
);

export type AuthoredPage = z.infer<typeof pageSchema>;
export type AuthoredService = z.infer<typeof serviceSchema>;
