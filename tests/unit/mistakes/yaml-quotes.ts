import type { Mistake } from './mistake.ts';

const ARTICLE = 'insights/burn-quality.md';
const HOME = 'pages/home.md';
const TAGS = 'tags: [capital, valuation, leadership, strategy]';
const TITLE = 'title: "Burn Quality: what a euro of risk costs you"';

/** Quotation marks, and values that need them. */
export const quotes: readonly Mistake[] = [
  {
    name: 'a note in the place of a value',
    file: ARTICLE,
    from: TITLE,
    to: 'title: ‸# for the front page',
    rule: 'front-matter-field',
    says: ['it is empty', 'Write a value behind `title:`'],
    mended: 'title: What a euro costs  # for the front page',
  },
  {
    name: 'a topic behind a hash, on a line of its own',
    file: ARTICLE,
    from: TAGS,
    to: 'tags:\n  - capital\n  - ‸#strategy',
    rule: 'front-matter-field',
    says: ['it is empty', 'Write a value behind the hyphen'],
    mended: 'tags:\n  - capital\n  - strategy',
  },
  {
    name: 'an apostrophe inside single quotes',
    file: ARTICLE,
    from: TITLE,
    to: "title: ‸'Don't do it'",
    rule: 'yaml-quotes',
    says: 'Write `title: "Don\'t do it"`',
  },
  {
    name: 'double quotes inside double quotes',
    file: ARTICLE,
    from: TITLE,
    to: 'title: ‸"What "burn" means"',
    rule: 'yaml-quotes',
    says: 'Write `title: \'What "burn" means\'`',
  },
  {
    name: 'words behind a quoted word',
    file: ARTICLE,
    from: TITLE,
    to: 'title: ‸"Burn" is a word',
    rule: 'yaml-quotes',
    says: 'Unexpected text behind a value in quotes',
  },
  {
    name: 'a quote that is not closed',
    file: ARTICLE,
    from: TITLE,
    to: 'title: ‸"Burn quality',
    rule: 'yaml-quotes',
    says: ['Cannot find the end of the quote', 'Write `title: "Burn quality"`'],
  },
  {
    name: 'a quote that is closed by another',
    file: ARTICLE,
    from: TITLE,
    to: 'title: ‸"Burn: quality\'',
    rule: 'yaml-quotes',
    says: 'Write `title: "Burn: quality"`',
  },
  {
    name: 'a colon in a title',
    file: ARTICLE,
    from: TITLE,
    to: 'title: ‸Burn Quality: what it costs',
    rule: 'yaml-quotes',
    says: 'a value with `: ` in it needs quotes',
  },
  {
    name: 'a fact at the beginning of a value',
    file: HOME,
    from: '  line: Supporting',
    to: '  line: ‸{{ experience }} of supporting',
    rule: 'yaml-quotes',
    says: 'Write `line: "{{ experience }} of supporting',
  },
  ...[
    '[Draft] Burn',
    '{x} Burn',
    '*Burn quality',
    '& quality',
    '| quality',
    '> quality',
    '% of burn',
    '@burn quality',
    '- burn',
  ].map((value): Mistake => ({
    name: `a value that begins with ${value.charAt(0)}`,
    file: ARTICLE,
    from: TITLE,
    to: `title: ‸${value}`,
    rule: 'yaml-quotes',
    says: `Write \`title: "${value}"\``,
  })),
  {
    name: 'a value that begins with a backtick',
    file: ARTICLE,
    from: TITLE,
    to: 'title: ‸`burn is a word',
    rule: 'yaml-quotes',
    says: 'begins with a backtick',
  },
];
