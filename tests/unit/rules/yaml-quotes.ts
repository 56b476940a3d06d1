import { casesOf, edit, inField } from '../mistakes/rows.ts';

export const cases = casesOf('yaml-quotes', [
  inField("title: ‸'Don't do it'", 'Write `title: "Don\'t do it"`'),
  inField('title: ‸"What "burn" means"', 'Write `title: \'What "burn" means\'`'),
  inField('title: ‸"Burn" is a word', 'Unexpected text behind a value in quotes'),
  inField('title: ‸"Burn quality",', 'Write `title: "Burn quality"`'),
  inField('title: ‸"Burn quality', ['Cannot find the end of the quote', 'Write `title: "Burn quality"`']),
  inField('title: ‸"Burn: quality\'', 'Write `title: "Burn: quality"`'),
  inField('title: ‸Burn Quality: what it costs', 'a value with `: ` in it needs quotes'),
  edit(
    'pages/home.md',
    '  line: Supporting',
    '  line: ‸{{ experience }} of supporting',
    'Write `line: "{{ experience }} of supporting',
  ),
  inField('title: ‸[Draft] Burn', 'Write `title: "[Draft] Burn"`'),
  inField('title: ‸{x} Burn', 'Write `title: "{x} Burn"`'),
  inField('title: ‸*Burn quality', 'Write `title: "*Burn quality"`'),
  inField('title: ‸& quality', 'Write `title: "& quality"`'),
  inField('title: ‸| quality', 'Write `title: "| quality"`'),
  inField('title: ‸> quality', 'Write `title: "> quality"`'),
  inField('title: ‸% of burn', 'Write `title: "% of burn"`'),
  inField('title: ‸@burn quality', 'Write `title: "@burn quality"`'),
  inField('title: ‸- burn', 'Write `title: "- burn"`'),
  inField('title: ‸`burn is a word', 'begins with a backtick'),
  inField('summary: ‸Burn Quality: a price\n  on each gate.', {
    says: 'Put the whole text on one line: `summary: "Burn Quality: a price on each gate."`',
    fixed: 'summary: "Burn Quality: a price on each gate."',
  }),
  inField("summary: ‸'Don't do it,\n  it is wrapped'", '`summary: "Don\'t do it, it is wrapped"`'),
  inField('summary: ‸"Burn quality puts a price\n  on each gate of a plan.', [
    'Cannot find the end of the quote',
    '`summary: "Burn quality puts a price on each gate of a plan."`',
  ]),
  edit(
    'testimonials.yaml',
    '- placeholder: true\n  value: >-\n    A founder, on the\n    first investor meeting',
    '- quote: ‸"Good" work, and\n    more\n  name: A client\n  role: Founder',
    '`- quote: \'"Good" work, and more\'`',
  ),
  inField('tags: [‸*capital*, *strategy*]', 'Write `tags: [capital, strategy]`'),
  {
    name: 'a colon in a title, in a file of Windows',
    add: {
      'insights/test.md': '---\r\ntitle: ‸Gate: A\r\nsummary: A text.\r\npublished: 2025-10-10\r\n---\r\n\r\nText.\r\n',
    },
    says: 'Write `title: "Gate: A"`',
  },
]);
