import type { Mistake } from './mistake.ts';

const ARTICLE = 'insights/burn-quality.md';
/** A kept place, in which somebody puts a quotation. */
const PLACE =
  '- placeholder: true\n  place: A founder, on the first investor meeting\n  asks: >-\n    At which slide were you stopped, and did the\n    deck already hold the answer?';
const TESTIMONIALS = 'testimonials.yaml';
const TITLE = 'title: "Burn Quality: what a euro of risk costs you"';
const SUMMARY =
  'summary: Burn Quality puts a price on each gate of a biotech plan before you pay for it. A worked ladder of three gates, one of which does not survive the sum.';
const TAGS = 'tags: [capital, valuation, leadership, strategy]';
const LISTED = 'tags:\n  - capital\n  - strategy';

/** Topics that are typed as a writer of another program would. */
export const topicLists: readonly Mistake[] = [
  tags('behind hashes, without quotes', 'tags: ‸#capital #strategy', 'front-matter-field', 'all behind `#` is a note'),
  tags('between blanks', 'tags: ‸capital strategy', 'front-matter-field', 'Write `tags: [capital, strategy]`'),
  tags('between blanks, in brackets', 'tags: [‸capital strategy]', 'front-matter-field', '[capital, strategy]'),
  tags('between semicolons, in brackets', 'tags: [‸capital; strategy]', 'front-matter-field', '[capital, strategy]'),
  tags('behind hyphens, in one line', 'tags: ‸- capital - strategy', 'yaml-list', 'Write `tags: [capital, strategy]`'),
  {
    ...tags(
      'behind the name and below it',
      'tags: ‸capital\n  - strategy',
      'yaml-list',
      'below `tags:`, as `- capital`',
    ),
    mended: LISTED,
  },
  tags('behind hyphens, in one entry', 'tags:\n  - ‸capital - strategy', 'front-matter-field', 'on a line of its own'),
  tags('with a quote that is not closed', "tags: [capital, ‸'strategy]", 'yaml-quotes', '[capital, strategy]'),
  tags('with two commas', 'tags: ‸[capital,, strategy]', 'yaml-brackets', 'Unexpected comma'),
  tags('behind dashes at the margin', 'tags:\n‸– capital\n– strategy', 'yaml-list', 'the one line below it'),
  tags('in lines of their own at the margin', 'tags:\n‸capital\nstrategy', 'yaml-list', 'the one line below it'),
  ...['-', '• ', '– '].map((sign): Mistake => ({
    ...tags(
      `behind \`${sign}\``,
      `tags:\n  ‸${sign}capital\n  ${sign}strategy`,
      'front-matter-field',
      'on a line of its own: `- capital`, `- strategy`',
    ),
    mended: LISTED,
  })),
];

/** Fields without their names, and entries cut in two. */
export const lostNames: readonly Mistake[] = [
  name('a title without its name', TITLE, '‸My nice title', 'Write `title: My nice title`'),
  name('a title grown together with its name', TITLE, '‸titleMy nice title', 'Write `title: My nice title`'),
  name('a title with a colon, without its name', TITLE, '‸My own title: two', 'Write `title: "My own title: two"`'),
  name('a summary without its name', SUMMARY, '‸A sentence about it.', 'Write `summary: A sentence about it.`'),
  {
    ...name('who said it, without the name of the field', '', '', 'Write `name: A client'),
    file: TESTIMONIALS,
    from: PLACE,
    to: '- quote: Good work.\n  ‸A client,\n  role: Founder',
  },
  ...[
    ['name: A client', '- quote: Good work.\n‸- name: A client\n  role: Founder'],
    ['role: Founder', '- quote: Good work.\n  name: A client\n‸- role: Founder'],
  ].map(([field = '', to = '']): Mistake => ({
    name: `a testimonial cut in two before \`${field}\``,
    file: TESTIMONIALS,
    from: PLACE,
    to,
    rule: 'yaml-list',
    says: ['Unexpected hyphen before the field', `Write the line as \`  ${field}`],
  })),
  {
    name: 'a card cut in two before what it need not have',
    file: 'pages/home.md',
    from: '      - title: Labs launched\n        text: ',
    to: '      - title: Labs launched\n      ‸- text: ',
    rule: 'yaml-list',
    says: ['Unexpected hyphen before the field', 'Write the line as `        text: '],
  },
];

function tags(form: string, to: string, rule: Mistake['rule'], says: string): Mistake {
  return { name: `topics ${form}`, file: ARTICLE, from: TAGS, to, rule, says };
}

function name(mistake: string, from: string, to: string, says: string): Mistake {
  return { name: mistake, file: ARTICLE, from, to, rule: 'yaml-colon', says };
}
