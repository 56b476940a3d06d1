import type { Mistake } from './mistake.ts';

const ARTICLE = 'insights/burn-quality.md';
const SUMMARY =
  'summary: Burn Quality puts a price on each gate of a biotech plan before you pay for it. A worked ladder of three gates, one of which does not survive the sum.';
/** A kept place, in which somebody puts a quotation. */
const PLACE =
  '- placeholder: true\n  place: A founder, on the first investor meeting\n  asks: >-\n    At which slide were you stopped, and did the\n    deck already hold the answer?';

/** Texts of several lines that lack what holds them together. */
export const wraps: readonly Mistake[] = [
  {
    ...summary(
      'a colon in a second line that is not indented',
      'What is this\n‸all about: gates',
      'front-matter-unknown',
    ),
    mended: 'summary: "What is this all about: gates"',
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
    file: 'testimonials.yaml',
    from: PLACE,
    to: '- quote: ‸"Good" work, and\n    more\n  name: A client\n  role: Founder',
    rule: 'yaml-quotes',
    says: '`- quote: \'"Good" work, and more\'`',
  },
];

function summary(name: string, value: string, rule: Mistake['rule'], says: Mistake['says'] = ''): Mistake {
  return { name, file: ARTICLE, from: SUMMARY, to: `summary: ${value}`, rule, says };
}
