import type { Mistake } from './mistake.ts';

const SITE = 'site.yaml';

/** The settings of the site, and its labels. */
export const siteFields: readonly Mistake[] = [
  {
    name: 'a mail address in words',
    file: SITE,
    from: 'email: { value: hello@example.com, placeholder: true }',
    to: 'email: ‸hello at example.com',
    rule: 'front-matter-field',
    says: 'expected a mail address such as `hello@example.com`',
    fixed: 'email: hello@example.com',
  },
  {
    ...setting(
      'an address of a destination with a blank',
      'booking: { value: "https://calendar.example.com/intro", placeholder: true }',
      'booking: ‸https://calendar.example.com/anna intro',
      'which has no blank in it',
    ),
    fixed: 'booking: https://calendar.example.com/anna-intro',
  },
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
  {
    ...setting('a label that is empty', 'labels:\n', 'labels:\n  search: ‸""\n', 'Write a value behind `search:`'),
    fixed: 'labels:\n',
  },
  {
    ...setting(
      'a link of the menu without its words',
      '- { label: FAQ, to: /faq }\n  - { label: Contact, to: /contact }\n\ncall',
      '- ‸{ to: /faq }\n  - { label: Contact, to: /contact }\n\ncall',
      '`navigation.label`',
    ),
    rule: 'front-matter-missing',
    fixed: '- { label: FAQ, to: /faq }\n  - { label: Contact, to: /contact }\n\ncall',
  },
];

function setting(name: string, from: string, to: string, says: string): Mistake {
  return { name, file: SITE, from, to, says, rule: 'front-matter-field' };
}
