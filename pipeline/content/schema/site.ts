import { CONFIRM } from '../fact-form.ts';
import * as z from 'zod';
import {
  action,
  invitation,
  kebab,
  line,
  named,
  orPlaceholder,
  picturePath,
  replaceable,
  address,
  EXPECTED,
  EXPECTED_ADDRESS,
  isHttpUrl,
  webAddress,
} from './common.ts';
import { labelsSchema } from './labels.ts';

/** Hosts for which configuration files can be written; `any` is an unnamed host. */
const HOSTS = ['any', 'netlify', 'cloudflare', 'apache', 'nginx', 'caddy', 'vercel', 'github-pages'] as const;

export type Host = (typeof HOSTS)[number];

const links = z.array(action).describe('Its links');

/** A name used in `destination:NAME`. */
const destinationName = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, 'expected a name such as `contact-form`')
  .meta({ title: 'a name in lower case', examples: ['booking'] });

const outsideAddress = webAddress.meta({ examples: ['https://calendar.example.com/intro'] });

/** An external address that is a placeholder, or has a note. */
const destination = z
  .strictObject({
    value: outsideAddress.describe('Where it leads'),
    placeholder: z.literal(true).optional().describe('Says that the address is not known yet; counted by every build'),
    note: line
      .optional()
      .describe(
        'What a visitor should know before following it; below each button of an opening or a section that leads there',
      )
      .meta({ examples: ['Opens a form that needs a Google sign-in.'] }),
    send_link: line
      .optional()
      .describe('The words of a button, on a phone only, that sends the address of the page to another device')
      .meta({ examples: ['Send the link to my laptop'] }),
  })
  .meta({
    id: 'destination',
    title: 'an address with more',
    description: 'An address outside the site, and what is said about it',
  });

/** Where `npm run publish` takes the site. */
const publication = z.discriminatedUnion('to', [
  z
    .strictObject({
      to: z.literal('git').describe('Saves the texts as a version and sends it to where the folder came from'),
    })
    .meta({ title: '`{ to: git }`' }),
  z
    .strictObject({
      to: z.literal('folder').describe('Copies the finished site into a folder'),
      path: line
        .refine((path) => !path.startsWith('~'), 'expected the whole path, without `~`')
        .describe('The folder; a path that does not begin at the root begins at the folder of the project')
        .meta({ examples: ['/var/www/site'] }),
    })
    .meta({ title: '`{ to: folder, path: … }`' }),
  z
    .strictObject({
      to: z.literal('rsync').describe('Sends the finished site to another computer by rsync'),
      target: z
        .string()
        .regex(/^(?:[\w.][\w.-]*@)?[\w.][\w.-]*:(?!:)[^\s-]\S*$/, 'expected `user@host:path`')
        .describe('The account, the computer and the folder there')
        .meta({ title: '`user@host:path`', examples: ['me@www.example.com:/var/www/site'] }),
    })
    .meta({ title: '`{ to: rsync, target: … }`' }),
]);

/** `site.yaml`: who speaks, where links lead, what surrounds every page. */
export const siteSchema = z
  .strictObject({
    url: orPlaceholder(
      address
        .refine((text) => faultOfSiteUrl(text) === undefined, { error: ({ input }) => faultOfSiteUrl(String(input)) })
        .meta({ examples: ['https://www.example.com', 'https://user.github.io/site'] }),
    ).describe(
      'The address of the site, `https://…`, no slash at the end; with a path, as in `https://user.github.io/site`, the whole site stands below it',
    ),
    language: z
      .string()
      .regex(/^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/, 'expected a language such as `en` or `en-US`')
      .default('en')
      .describe('The language of the texts')
      .meta({ title: 'a language code', examples: ['en', 'it', 'de-CH'] }),
    typography: z
      .boolean()
      .default(true)
      .describe(
        'Sets quotation marks, apostrophes, dashes, sums and powers as the language does, if that is English, French, German, Italian, Portuguese or Spanish; `false` leaves all as typed',
      ),
    identity: z
      .strictObject({
        name: replaceable.describe('Name of the practice'),
        short_name: line.optional().describe('The same where there is little room, such as below an icon'),
        person: replaceable.describe(
          'The name of the person behind it; while it is a placeholder, articles are signed with `job_title`',
        ),
        job_title: line.describe('What this person is'),
        about: invitation.optional().describe('Who that is in two lines, and where there is more; below each article'),
        description: line.describe('One sentence about the practice'),
        email: orPlaceholder(
          line
            .refine(isMailAddress, 'expected a mail address such as `hello@example.com`')
            .meta({ title: 'text', examples: ['hello@example.com'] }),
        ).describe('The address that visitors write to'),
        country: z
          .string()
          .regex(/^[A-Z]{2}$/, 'expected a country code such as `IT`')
          .describe('Where the address is')
          .meta({ title: 'a country code', examples: ['IT'] }),
        area_served: line.describe('Where the clients are').meta({ examples: ['worldwide'] }),
        social_image: picturePath
          .optional()
          .describe('The picture on the social cards of pages and articles that have none of their own'),
      })
      .describe('Who speaks'),
    destinations: named(
      destinationName,
      z.union([outsideAddress, destination]).describe('Where the name leads'),
    ).describe('Addresses outside the site; `destination:NAME` links to one'),
    navigation: z.array(action).describe('The links of the header'),
    call_to_action: action.describe('The button of the header'),
    call_to_action_in_menu: action.optional().describe('The same in the small-screen menu'),
    only_in_menu: z
      .array(action)
      .optional()
      .describe('Links below those of the header that only the small-screen menu has'),
    footer: z
      .strictObject({
        connect: z.strictObject({ title: line.describe('Its heading'), links }).describe('The first column'),
        columns: z.array(z.strictObject({ title: line.describe('Its heading'), links })).describe('The other columns'),
        links: z.array(action).describe('The last line'),
      })
      .describe('What stands below every page'),
    legal: z
      .strictObject({
        statement: line.describe('Who runs the site, in one line'),
        tax_id: replaceable.describe('The tax number; a placeholder is not shown'),
        address: replaceable.describe('The business address; a placeholder is not shown'),
      })
      .describe('What the law wants below every page'),
    advertising: z
      .strictObject({
        partner_id: orPlaceholder(
          z
            .string()
            .regex(/^\d+$/, 'expected digits in quotes, such as `"1234567"`')
            .meta({ title: 'digits in quotes', examples: ['1234567'] }),
        ).describe('Your number in the advertising service'),
        consent: z
          .enum(['ask', 'none'])
          .default('ask')
          .describe('`ask` sends nothing before a visitor accepts; `none` sends at once'),
      })
      .optional()
      .describe('The advertising service of `/audit-thank-you`; without it, nothing is ever sent'),
    content_signal: z
      .strictObject({
        search: z.boolean().default(true).describe('Whether searches may list the site'),
        ai_input: z.boolean().default(true).describe('Whether machines may answer questions with it'),
        ai_train: z.boolean().default(true).describe('Whether machines may learn from it'),
      })
      .prefault({})
      .describe(
        'What `robots.txt` tells machines that they may do with what they read; they may everything without it',
      ),
    topics: named(
      kebab,
      z.strictObject({
        name: line
          .describe('What the topic is called, wherever it is shown')
          .meta({ examples: ['business development and licensing'] }),
        description: line.optional().describe('What its articles are about, in a line; above their list'),
      }),
    )
      .default({})
      .describe(
        'The topics of articles, by what stands in `tags`: of two that are as frequent, the first here comes first. A topic that is not among them is a warning, unless there are none',
      ),
    social_cards: z
      .enum(['all', 'pages', 'none'])
      .default('all')
      .describe(
        'What has a picture on social networks: `all`; `pages`, so that articles show that of `/insights`; `none`',
      ),
    host: z
      .enum(HOSTS)
      .default('any')
      .describe(
        'Where the site is served: writes headers and old addresses as that host reads them; without it, for all that mind no other files',
      ),
    publish: publication
      .optional()
      .describe(
        'Where publishing takes the site: `{ to: git }` saves a version of the content and sends it, and the host builds; `{ to: folder, path: /var/www/site }` copies the finished site; `{ to: rsync, target: "me@www.example.com:/var/www/site" }` sends it to another computer',
      ),
    notifications: z
      .enum(['standard', 'accessible'])
      .default('standard')
      .describe('`accessible` shows one message at a time, and for longer'),
    accessibility_panel: z
      .boolean()
      .default(false)
      .describe('`true` shows a panel that tests each page; for you alone'),
    labels: labelsSchema,
  })
  .describe('Who speaks, where links lead, what stands around every page');

/** Values of `facts.yaml` are read as typed, so that editors need not require quotes around `5` or `true`. */
const typed = line
  .refine((text) => !/^(?:~|null)$/i.test(text), 'it is empty: `~` and `null` stand for nothing')
  .meta({ type: ['string', 'number', 'boolean'], examples: ['4 weeks'] });

/** `facts.yaml`: names with a text each. */
export const factsSchema = named(
  z
    .string()
    .regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, 'expected a name such as `sprint-duration`')
    .refine((name) => name !== CONFIRM, '`{{ confirm }}` marks a sentence that is to be confirmed')
    .meta({ examples: ['sprint-duration'] }),
  z
    .union([
      typed,
      z.strictObject({
        value: typed.describe('What stands there until the value is known'),
        placeholder: z
          .literal('true')
          .describe('Says that the value is not known yet; counted by every build')
          .meta({ type: 'boolean', const: true }),
      }),
    ])
    .describe('What `{{ name }}` stands for'),
).describe('Every duration, price and figure, once');

export type PublishTarget = z.infer<typeof publication>;
export type AuthoredSite = z.infer<typeof siteSchema>;
export type AuthoredFact = z.infer<typeof factsSchema>[string];

/** Whether a text is an email address, or contains a fact, which may be one. */
function isMailAddress(text: string): boolean {
  return text.includes('{{') || /^[^\s@:<>(),;"]+@[^\s@:<>(),;"]+\.[^\s@:<>(),;"]+$/.test(text);
}

/**
 * Returns why a text cannot be the URL of a site; undefined if it can. Its base path may contain only characters that
 * are the same in files, patterns and addresses.
 */
export function faultOfSiteUrl(text: string): string | undefined {
  if (!isHttpUrl(text)) return EXPECTED_ADDRESS.error({ input: text });
  if (!/^https?:\/\/(?:[\p{L}\p{N}.-]+|\[[\da-f:.]+\])(?::\d+)?(?:[/?#\\]|$)/iu.test(text))
    return EXPECTED_ADDRESS.error({ input: text });
  if (text.endsWith('/')) return `${EXPECTED} without a slash at its end`;
  const [, path = ''] = /^https?:\/\/[^/?#\\]*(.*)$/.exec(text) ?? [];
  return /^(?:\/[\w~-][\w.~-]*)*$/.test(path)
    ? undefined
    : `${EXPECTED} or \`https://user.github.io/site\`, in whose path are only letters from a to z, digits, dots, hyphens and \`_\``;
}
