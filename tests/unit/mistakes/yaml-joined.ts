import type { Mistake } from './mistake.ts';

const ABOUT = 'pages/about.md';
const CONTACT = 'pages/contact.md';
const SITE = 'site.yaml';

/** Lines that a deleted line end has made one. */
export const joined: readonly Mistake[] = [
  {
    name: 'a field behind a text in quotes',
    file: ABOUT,
    from: 'title: About\nlabel: About\n',
    to: 'title: "About" ‸label: About\n',
    rule: 'yaml-joined',
    says: ['Unexpected second field in one line: `label`', 'Begin a new line with it: `label: About`.'],
  },
  {
    name: 'a field behind words that may go on with it',
    file: CONTACT,
    from: 'title: Book a Call\n        text: "A discussion',
    to: 'title: Book a Call ‸text: "A discussion',
    mended: 'title: Book a Call\n        text: "A discussion',
    rule: 'yaml-joined',
    says: [
      'Begin a new line with it: `        text: "A discussion',
      'if it is a part of the text, put the whole text in',
    ],
  },
  {
    name: 'a field behind an address',
    file: CONTACT,
    from: 'to: destination:profile\n        chip:',
    to: 'to: destination:profile ‸chip:',
    rule: 'yaml-joined',
  },
  {
    name: 'a fact behind another',
    file: 'facts.yaml',
    from: 'English, Italian and French\nbase-country:',
    to: 'English, Italian and French ‸base-country:',
    rule: 'yaml-joined',
    says: '`base-country: Italy`',
  },
  {
    name: 'an entry behind another',
    file: SITE,
    from: '- { label: Process, to: /process }\n  - { label: Insights',
    to: '- { label: Process, to: /process } ‸- { label: Insights',
    rule: 'yaml-joined',
    says: 'Unexpected second entry in one line',
  },
  {
    name: 'a section behind the last entry of the one above',
    file: ABOUT,
    from: '- { label: What stands behind each figure, to: /results }\n  - kind',
    to: '- { label: What stands behind each figure, to: /results } ‸- kind',
    rule: 'yaml-joined',
    says: 'Begin a new line with it: `  - kind: points`',
  },
  {
    name: 'a field of a page behind one of a section above',
    file: CONTACT,
    from: 'A few sentences are enough.\nsections:',
    to: 'A few sentences are enough. ‸sections:',
    mended: 'A few sentences are enough.\nsections:',
    rule: 'yaml-joined',
  },
  {
    name: 'the first entry in the line of its list',
    file: CONTACT,
    from: 'sections:\n  - kind',
    to: 'sections: ‸- kind',
    rule: 'yaml-joined',
    says: '`  - kind: cards`',
  },
  {
    name: 'the first field in the line of what it is in',
    file: CONTACT,
    from: 'hero:\n  lead:',
    to: 'hero: ‸lead:',
    rule: 'yaml-joined',
  },
  {
    name: 'the only line of a text in the line of its `|`',
    file: CONTACT,
    from: 'note: |\n      Each',
    to: 'note: ‸| Each',
    rule: 'yaml-block',
    says: 'to a line of its own below, with 6 blanks before it',
  },
];
