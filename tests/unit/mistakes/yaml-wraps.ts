import type { Mistake } from './mistake.ts';

const ARTICLE = 'insights/burn-quality.md';
const SERVICE = 'services/capital-access.md';
const SITE = 'site.yaml';
const TITLE = 'title: "Burn Quality: what a euro of risk costs you"';
const SUMMARY =
  'summary: Burn Quality puts a price on each gate of a biotech plan before you pay for it. A worked ladder of three gates, one of which does not survive the sum.';
const TESTIMONIALS = 'testimonials.yaml';
/** A kept place, in which somebody puts a quotation. */
const PLACE =
  '- placeholder: true\n  place: A founder, on the first investor meeting\n  asks: >-\n    At which slide were you stopped, and did the\n    deck already hold the answer?';
const PROCESS = '- { label: Process, to: /process }\n  - { label: Insights';

/** Texts of several lines that lack what holds them together. */
export const wraps: readonly Mistake[] = [
  summary('a colon in a second line that is not indented', '‸What is this\nall about: gates', 'yaml-wrapped', [
    'are not indented',
    'Put the whole text on one line: `summary: "What is this all about: gates"`; and take the one line below it out',
  ]),
  summary(
    'colons in two lines that are not indented',
    '‸What is this\nall about: gates\nand more: of it',
    'yaml-wrapped',
    ['"What is this all about: gates and more: of it"', 'take the 2 lines below it out'],
  ),
  summary(
    'a colon in the third line of a text that is not indented',
    '‸What is this\nand more of it\nall about: gates',
    'yaml-wrapped',
    '"What is this and more of it all about: gates"',
  ),
  summary(
    'an apostrophe in single quotes around two lines',
    "‸'Don't do it,\n  it is wrapped'",
    'yaml-quotes',
    '`summary: "Don\'t do it, it is wrapped"`',
  ),
  summary(
    'a quote that is not closed, around two lines',
    '‸"Burn quality puts a price\n  on each gate of a plan.',
    'yaml-quotes',
    ['Cannot find the end of the quote', '`summary: "Burn quality puts a price on each gate of a plan."`'],
  ),
  {
    name: 'words behind a quoted word, and another line',
    file: 'testimonials.yaml',
    from: PLACE,
    to: '- quote: ‸"Good" work, and\n    more\n  name: A client\n  role: Founder',
    rule: 'yaml-quotes',
    says: '`- quote: \'"Good" work, and more\'`',
  },
  title('an apostrophe in single quotes before a note', "‸'Don't do it' # note", '`title: "Don\'t do it" # note`'),
  title('two words in double quotes', '‸"a" and "b"', '`title: \'"a" and "b"\'`'),
  title('two words in single quotes', "‸'a' and 'b'", "`title: \"'a' and 'b'\"`"),
  title('three words in quotes', '‸"a", "b" and "c"', '`title: \'"a", "b" and "c"\'`'),
];

/** Entries of lists without their hyphen, and fields in braces without the signs between them. */
export const entries: readonly Mistake[] = [
  {
    name: 'a testimonial as Markdown quotes it',
    file: TESTIMONIALS,
    from: PLACE,
    to: `‸> It was great.\n> Really.\n> — Anna, CEO of B\n${PLACE}`,
    rule: 'yaml-list',
    says: '`- quote: It was great. Really.`, and below it `name: Anna` and `role: CEO of B`',
  },
  {
    name: 'a testimonial of which nobody knows who said it',
    add: { [TESTIMONIALS]: '‸> It was great.\n' },
    rule: 'yaml-list',
    says: '`- quote: It was great.`, and below it `name: …` and `role: …`',
    mendedFiles: { [TESTIMONIALS]: '- quote: It was great.\n  name: Anna\n  role: CEO\n' },
  },
  {
    name: 'a testimonial with its speaker first',
    file: TESTIMONIALS,
    from: PLACE,
    to: `‸Anna, CEO: Great work.\n${PLACE}`,
    rule: 'yaml-list',
    says: '`- quote: Great work.`, and below it `name: Anna` and `role: CEO`',
  },
  ...[
    ['the first text of a list', '  - Ranked target list', '  ‸Ranked target list'],
    ['a text within a list', '  - Outreach messages', '  ‸Outreach messages'],
    ['the last text of a list', '  - Meeting log with', '  ‸Meeting log with'],
  ].map(([name = '', from = '', to = '']): Mistake => ({
    name: `${name}, without its hyphen`,
    file: SERVICE,
    from,
    to,
    rule: 'yaml-list',
    says: ['Cannot find the hyphen', `Write the line as \`${from}`],
  })),
  {
    name: 'a text behind the name of a list',
    file: SERVICE,
    from: 'deliverables:\n  - Ranked target list, with the reason for each entry\n',
    to: 'deliverables: ‸Ranked target list, with the reason for each entry\n',
    rule: 'yaml-list',
    says: 'Put it on a line of its own below `deliverables:`',
    mended: 'deliverables:\n  - Ranked target list, with the reason for each entry\n',
  },
  flow(
    'fields in braces, without their hyphen',
    '‸{ label: Process, to: /process }',
    'yaml-list',
    '- { label: Process',
  ),
  flow('fields in braces, without a comma', '- ‸{ label: Process to: /process }', 'yaml-brackets', 'the comma'),
  flow('fields in braces, without blanks', '- ‸{ label:Process, to:/process }', 'yaml-brackets', 'the blank behind'),
  flow('a comma before one word in braces', '- { label: ‸Start, go, to: /process }', 'yaml-quotes', '"Start, go"'),
  flow('a comma before two words in braces', '- { label: ‸How, I help, to: /process }', 'yaml-quotes', '"How, I help"'),
];

function summary(name: string, value: string, rule: Mistake['rule'], says: Mistake['says'] = ''): Mistake {
  return { name, file: ARTICLE, from: SUMMARY, to: `summary: ${value}`, rule, says };
}

function title(name: string, value: string, says: string): Mistake {
  return { name, file: ARTICLE, from: TITLE, to: `title: ${value}`, rule: 'yaml-quotes', says };
}

function flow(name: string, written: string, rule: Mistake['rule'], says: string): Mistake {
  return { name, file: SITE, from: PROCESS, to: `${written}\n  - { label: Insights`, rule, says };
}
