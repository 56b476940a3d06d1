import type { Mistake } from './mistake.ts';

const ARTICLE = 'insights/burn-quality.md';
const SERVICE = 'services/pitchkit.md';
const FACTS = 'facts.yaml';
const TESTIMONIALS = 'testimonials.yaml';
const TITLE = 'title: "Burn Quality: what a euro of risk costs you"';
const TAGS = 'tags: [capital, valuation, leadership, strategy]';
const WHOLE_SUMMARY =
  'summary: Burn Quality puts a price on each gate of a biotech plan before you pay for it. A worked ladder of three gates, one of which does not survive the sum.';
const SUMMARY = 'before you pay for it. A worked ladder';
/** A kept place, into which a quotation is put. */
const PLACE =
  '- placeholder: true\n  place: A founder, on the first investor meeting\n  asks: >-\n    At which slide were you stopped, and did the\n    deck already hold the answer?';

/** Texts of several lines, and texts that would lose a part. */
export const wrapped: readonly Mistake[] = [
  {
    name: 'a summary that goes on in the next line',
    file: ARTICLE,
    from: SUMMARY,
    to: 'before you pay for it.\n‸A worked ladder',
    rule: 'yaml-wrapped',
    says: 'Write the line as `  A worked ladder',
  },
  {
    name: 'a summary that goes on in two lines',
    file: ARTICLE,
    from: SUMMARY,
    to: 'before you pay\n‸for it\nbut a worked ladder',
    rule: 'yaml-wrapped',
    says: 'Put 2 blanks before this line and the one line below it',
    fixed: 'before you pay\n  for it\n  but a worked ladder',
  },
  {
    name: 'a summary with a colon that goes on in the next line',
    file: ARTICLE,
    from: WHOLE_SUMMARY,
    to: 'summary: ‸Burn Quality: a price\n  on each gate.',
    rule: 'yaml-quotes',
    says: 'Put the whole text on one line: `summary: "Burn Quality: a price on each gate."`',
    fixed: 'summary: "Burn Quality: a price on each gate."',
  },
  {
    name: 'a question to a client whose second line is not indented',
    file: TESTIMONIALS,
    from: '    deck already hold',
    to: '‸deck already hold',
    rule: 'yaml-wrapped',
    says: 'it seems to go on with the text above it',
  },
  {
    ...summary(
      'a colon in a second line that is not indented',
      'What is this\n‸all about: gates',
      'front-matter-unknown',
    ),
    fixed: 'summary: "What is this all about: gates"',
  },
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
    file: TESTIMONIALS,
    from: PLACE,
    to: '- quote: ‸"Good" work, and\n    more\n  name: A client\n  role: Founder',
    rule: 'yaml-quotes',
    says: '`- quote: \'"Good" work, and more\'`',
  },
  {
    name: 'a # with a figure in a title',
    file: ARTICLE,
    from: TITLE,
    to: 'title: ‸Gate #2 is for',
    rule: 'yaml-cut',
    says: ['`#2 is for` would be lost', 'Write `title: "Gate #2 is for"`'],
  },
  {
    name: 'a # with a blank in a summary',
    file: ARTICLE,
    from: 'type: value memo',
    to: 'type: ‸memo by # of deals',
    rule: 'yaml-cut',
    says: ['Write `type: "memo by # of deals"`', 'A note of yours needs two blanks'],
  },
  {
    name: 'a # at the beginning of a title',
    file: ARTICLE,
    from: TITLE,
    to: 'title: ‸#1 among the ladders',
    rule: 'yaml-cut',
    says: 'Write `title: "#1 among the ladders"`',
  },
  {
    name: 'a # in a fact',
    file: FACTS,
    from: 'audits-done: Multiple',
    to: 'audits-done: ‸Batch #3',
    rule: 'yaml-cut',
    says: 'Write `audits-done: "Batch #3"`',
  },
  {
    name: 'a # in an entry of a list',
    file: SERVICE,
    from: '  - Investor FAQ',
    to: '  - ‸Investor FAQ #1',
    rule: 'yaml-cut',
    says: 'Write `- "Investor FAQ #1"`',
  },
  {
    name: 'an exclamation mark before a word',
    file: ARTICLE,
    from: TITLE,
    to: 'title: ‸!Important news',
    rule: 'yaml-cut',
    says: '`!Important` at the beginning of a value: it would be lost',
  },
  {
    name: 'an ampersand before a word',
    file: ARTICLE,
    from: TITLE,
    to: 'title: ‸&more about burn',
    rule: 'yaml-cut',
    says: 'Write `title: "&more about burn"`',
  },
];

/** What stands where nothing of the kind may. */
export const signs: readonly Mistake[] = [
  {
    name: 'a field twice',
    file: ARTICLE,
    from: TAGS,
    to: `${TAGS}\n‸title: Another`,
    rule: 'yaml-duplicate',
    says: 'line 2 has it already',
    fixed: TAGS,
  },
  {
    name: 'a field twice with the same value',
    file: ARTICLE,
    from: TAGS,
    to: `${TAGS}\n‸${TAGS}`,
    rule: 'yaml-duplicate',
    says: 'line 6 has it already',
    fixed: TAGS,
  },
  {
    name: 'half a character',
    file: ARTICLE,
    from: TITLE,
    to: 'title: ‸"\\uD83C"',
    rule: 'yaml-escape',
    fixed: 'title: "🎹"',
  },
];

function summary(name: string, value: string, rule: Mistake['rule'], says: Mistake['says'] = ''): Mistake {
  return { name, file: ARTICLE, from: WHOLE_SUMMARY, to: `summary: ${value}`, rule, says };
}
