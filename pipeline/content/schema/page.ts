import * as z from 'zod';
import {
  action,
  draft,
  formerAddresses,
  altText,
  line,
  orPlaceholderText,
  pageAddress,
  picturePath,
  day,
} from './common.ts';
import { audience, figure, OPENINGS, sectionSchema } from './section.ts';

/** Front matter of `pages/**.md`. */
export const pageSchema = z
  .strictObject({
    title: line.describe('The title in the browser, and the headline unless `hero` has its own'),
    label: line.optional().describe('Short name in the line "Home / …"'),
    description: line.describe('One or two sentences for search engines'),
    keywords: z.array(line).optional().describe('Words that people search for'),
    parent: pageAddress.optional().describe('The page above this one in the line "Home / …"'),
    aliases: formerAddresses,
    also_at: z.array(pageAddress).optional().describe('Other addresses that show this page'),
    hidden: z.boolean().optional().describe('`true` asks search engines to stay away'),
    menu: z
      .boolean()
      .default(true)
      .describe('`false` leaves the links and the menu out of the header, for a page that an advertisement leads to'),
    updated: day.optional().describe('The day of the last real change'),
    updated_text: line
      .optional()
      .describe('How the questions and the two policies say when they were last updated; without it, the day'),
    offer: z
      .strictObject({
        name: line.describe('What is offered'),
        price: line.meta({ description: 'The price, one number', examples: ['€0'] }),
        currency: z
          .string()
          .regex(/^[A-Z]{3}$/, 'expected a currency code such as `EUR`')
          .meta({ description: 'The currency of the price', title: 'a currency code', examples: ['EUR'] }),
      })
      .optional()
      .describe('What this page offers, for search engines'),
    hero: z
      .strictObject({
        layout: z
          .enum(OPENINGS)
          .optional()
          .describe(
            'As a `statement` over the page, `beside` its picture, `level` with what it leads to, `brief` before what a visitor came for, in the `margin` of a text; without it, as the page begins',
          ),
        kicker: line.optional().describe('A small line above the headline'),
        title: line.optional().describe('The headline, if it differs from the title'),
        lead: line.optional().describe('The sentence below the headline'),
        line: line.optional().describe('A line in a smaller type below that'),
        who: line.optional().describe('Who speaks here, in one line below the links'),
        image: orPlaceholderText(picturePath).optional().describe('The picture beside the headline'),
        image_alt: altText,
        image_caption: line.optional().describe('What stands below the picture'),
        actions: z.array(action).optional().describe('What a visitor can do here'),
        figures: z.array(figure).optional().describe('Proof below the headline'),
      })
      .optional()
      .describe('The opening of the page'),
    sections: z.array(sectionSchema).optional().describe('The blocks of the page, in order'),
    draft: draft('the page'),
  })
  .describe('The fields of a page');

/** Front matter of `services/*.md`. */
export const serviceSchema = z
  .strictObject({
    title: line.describe('The name of the service'),
    audience: audience.describe('Who it is for'),
    order: z.int().meta({ description: 'Its place in the list', examples: [1] }),
    for_whom: line.describe(
      'Whom of them it helps: at what stage, with what need. Shown in a table of services, or else with the service',
    ),
    summary: line.describe(
      'What the client holds at the end, in a few words. Shown in a table of services, or else with the service',
    ),
    covers: z.array(line).min(1).describe('What the work covers'),
    deliverables: z.array(line).min(1).describe('What the client gets'),
    format: line.describe('Sessions and calls'),
    timeline: line.describe('How long it takes'),
    terms: line.optional().describe('How it is charged'),
    guide_price: line.optional().describe('What it costs as a rule; its scope names the price that binds'),
    page: pageAddress.optional().describe('The page about this service'),
    draft: draft('the service'),
  })
  .describe('The fields of a service');

export type AuthoredPage = z.infer<typeof pageSchema>;
export type AuthoredService = z.infer<typeof serviceSchema>;

/** A client's statement in `testimonials.yaml`. */
const quotation = z
  .strictObject({
    quote: line.describe('What was said, word for word'),
    name: line.describe('Who said it'),
    role: line.describe('Role or affiliation'),
  })
  .meta({ id: 'quotation', title: 'a quotation', description: 'What a client has said, and approved' });

/** `testimonials.yaml`. */
export const testimonialsSchema = z
  .array(orPlaceholderText(quotation))
  .describe('What clients say; a placeholder says who is still to be asked, and is shown by `npm run dev` only');
