import * as z from 'zod';
import { action, line, replaceable, replaceableNumber } from './common.ts';
import { labelsSchema } from './labels.ts';

/** `site.yaml`: who speaks, where links lead, what stands around every page. */
export const siteSchema = z.strictObject({
  url: replaceable.describe('The address of the site, `https://…`, no slash at the end'),
  language: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/, 'expected a language such as `en` or `en-US`')
    .default('en')
    .describe('The language of the texts'),
  identity: z.strictObject({
    name: replaceable.describe('Name of the practice'),
    short_name: line.optional().describe('The same where there is little room, such as below an icon'),
    person: replaceable.describe('The person behind it'),
    job_title: line,
    description: line.describe('One sentence about the practice'),
    email: replaceable,
    country: z
      .string()
      .regex(/^[A-Z]{2}$/, 'expected a country code such as `IT`')
      .describe('Country code of the address, such as `IT`'),
    area_served: line,
    social_image: line
      .optional()
      .describe('Path of the picture on the social cards of pages and articles that have none of their own'),
  }),
  destinations: z
    .record(z.string().regex(/^[a-z][a-z0-9-]*$/, 'expected a name such as `contact-form`'), replaceable)
    .describe('Addresses outside the site; `destination:NAME` links to one'),
  navigation: z.array(action).describe('The links of the header'),
  call_to_action: action.describe('The button of the header'),
  call_to_action_in_menu: action.optional().describe('The same in the small-screen menu'),
  footer: z.strictObject({
    connect: z.strictObject({ title: line, links: z.array(action) }),
    columns: z.array(z.strictObject({ title: line, links: z.array(action) })),
    links: z.array(action).describe('The last line'),
  }),
  legal: z.strictObject({
    statement: line.describe('Who runs the site, in one line'),
    tax_id: replaceable,
    address: replaceable,
  }),
  advertising: z
    .strictObject({
      partner_id: replaceableNumber.describe('Your number in the advertising service, digits only'),
      consent: z
        .enum(['ask', 'none'])
        .default('ask')
        .describe('`ask` sends nothing before a visitor accepts; `none` sends at once'),
    })
    .optional()
    .describe('The advertising service of `/audit-thank-you`; without it, nothing is ever sent'),
  notifications: z
    .enum(['standard', 'accessible'])
    .default('standard')
    .describe('`accessible` shows one message at a time, and for longer'),
  accessibility_panel: z.boolean().default(false).describe('`true` shows a panel that tests each page; for you alone'),
  labels: labelsSchema,
});

/** `facts.yaml`: a name and a text each. */
export const factsSchema = z.record(
  z.string().regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, 'expected a name such as `sprint-duration`'),
  z.union([line, z.strictObject({ value: line, placeholder: z.literal('true') })]),
);

export type AuthoredSite = z.infer<typeof siteSchema>;
