import type { Mistake } from './mistake.ts';

const SITE = 'site.yaml';

/** The settings of the site, and its labels. */
export const siteFields: readonly Mistake[] = [
  setting(
    'the address of the site without its beginning',
    'url: { value: "https://www.example.com", placeholder: true }',
    'url: ‸www.example.com',
    'Write `url: https://www.example.com`',
  ),
  setting(
    'the address of the site with a slash',
    'url: { value: "https://www.example.com", placeholder: true }',
    'url: ‸https://www.example.com/',
    'Write `url: https://www.example.com`',
  ),
  {
    name: 'a mail address in words',
    file: SITE,
    from: 'email: { value: hello@example.com, placeholder: true }',
    to: 'email: ‸hello at example.com',
    rule: 'front-matter-field',
    says: 'expected a mail address such as `hello@example.com`',
    mended: 'email: hello@example.com',
  },
  ...['mailto:hello@example.com', 'hello(at)example.com', 'Anna <hello@example.com>'].map((typed) =>
    setting(
      `a mail address as ${typed}`,
      'email: { value: hello@example.com, placeholder: true }',
      `email: ‸${typed}`,
      'Write `email: hello@example.com`',
    ),
  ),
  {
    ...setting(
      'an address of a destination with a blank',
      'booking: { value: "https://calendar.example.com/intro", placeholder: true }',
      'booking: ‸https://calendar.example.com/anna intro',
      'which has no blank in it',
    ),
    mended: 'booking: https://calendar.example.com/anna-intro',
  },
  setting('a language by its name', 'language: en', 'language: ‸English', 'Write `language: en`'),
  setting('a language in capitals', 'language: en', 'language: ‸EN', 'Write `language: en`'),
  setting('a language with an underline', 'language: en', 'language: ‸en_US', 'Write `language: en-US`'),
  setting('a country by its name', 'country: IT', 'country: ‸Italy', 'Write `country: IT`'),
  setting('a country in small letters', 'country: IT', 'country: ‸it', 'Write `country: IT`'),
  setting(
    'a name that is no stand-in any more',
    'person: { value: The consultant behind this site, placeholder: true }',
    'person: ‸{ value: Anna Rossi, placeholder: false }',
    'Write `person: Anna Rossi`',
  ),
  {
    ...setting(
      'a name that is no stand-in, on lines',
      'person: { value: The consultant behind this site, placeholder: true }',
      'person:\n    ‸value: Anna Rossi\n    placeholder: false',
      'as in `person: Anna Rossi`',
    ),
    mended: 'person: Anna Rossi',
  },
  setting(
    'a switch as a word',
    'accessibility_panel: false',
    'accessibility_panel: ‸off',
    'Write `accessibility_panel: false`',
  ),
  setting(
    'a choice in capitals',
    'notifications: standard',
    'notifications: ‸Standard',
    'Write `notifications: standard`',
  ),
  setting('a choice misspelt', 'consent: ask\n', 'consent: ‸asks\n', 'Write `consent: ask`'),
  setting(
    'the number of an advertiser without quotes',
    'partner_id: { value: "0000000", placeholder: true }',
    'partner_id: { value: ‸0000000, placeholder: true }',
    'value: "0000000"',
  ),
  {
    name: 'a destination of many links under a near name',
    file: SITE,
    from: '  booking: { value: "https://calendar.example.com/intro", placeholder: true }',
    to: '  ‸bookings: https://calendar.example.com/intro',
    rule: 'missing-destination',
    says: ['links name; none names `bookings`', 'Write `booking: https'],
  },
  {
    name: 'a destination of many links under another name',
    file: SITE,
    from: 'destinations:\n  booking: { value: "https://calendar.example.com/intro", placeholder: true }',
    to: '‸destinations:\n  calendar: https://calendar.example.com/intro',
    rule: 'missing-destination',
    says: ['Cannot find the destination `booking`, which', 'Add it in a line below: `booking:`'],
    mended: 'destinations:\n  booking: https://calendar.example.com/intro',
  },
  setting(
    'an address of a destination without its beginning',
    'booking: { value: "https://calendar.example.com/intro", placeholder: true }',
    'booking: ‸calendar.example.com/intro',
    'Write `booking: https://calendar.example.com/intro`',
  ),
  {
    ...setting(
      'a setting misspelt',
      'accessibility_panel: false',
      '‸acessibility_panel: false',
      'did you mean `accessibility_panel`',
    ),
    rule: 'front-matter-unknown',
  },
  {
    ...setting('a label that is none', 'labels:\n', 'labels:\n  ‸serch: Search\n', 'did you mean `search`'),
    rule: 'front-matter-unknown',
  },
  setting('a label that is a number', 'labels:\n', 'labels:\n  search: ‸4\n', 'Write `search: "4"`'),
  {
    ...setting('a label that is empty', 'labels:\n', 'labels:\n  search: ‸""\n', 'Write a value behind `search:`'),
    mended: 'labels:\n',
  },
  setting(
    'a topic with a capital',
    '  capital-access: { name',
    '  ‸Capital Access: { name',
    'Write `capital-access: {',
  ),
  {
    ...setting(
      'a link of the menu without its words',
      '- { label: FAQ, to: /faq }\n  - { label: Contact, to: /contact }\n\ncall',
      '- ‸{ to: /faq }\n  - { label: Contact, to: /contact }\n\ncall',
      '`navigation.label`',
    ),
    rule: 'front-matter-missing',
    mended: '- { label: FAQ, to: /faq }\n  - { label: Contact, to: /contact }\n\ncall',
  },
];

function setting(name: string, from: string, to: string, says: string): Mistake {
  return { name, file: SITE, from, to, says, rule: 'front-matter-field' };
}
