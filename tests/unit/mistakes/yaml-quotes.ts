import type { Mistake } from './mistake.ts';

const ARTICLE = 'insights/burn-quality.md';
const HOME = 'pages/home.md';
const SERVICE = 'services/pitchkit.md';
const SITE = 'site.yaml';
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
    says: ['all behind `#` is a note', 'Write a value before the note'],
    mended: 'title: What a euro costs  # for the front page',
  },
  {
    name: 'a topic behind a hash, on a line of its own',
    file: ARTICLE,
    from: TAGS,
    to: 'tags:\n  - capital\n  - ‸#strategy',
    rule: 'front-matter-field',
    says: ['all behind `#` is a note', 'Write `- strategy`'],
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
    name: 'curly quotation marks around a text with a colon',
    file: ARTICLE,
    from: TITLE,
    to: 'title: ‸“Burn Quality: what it costs”',
    rule: 'yaml-quotes',
    says: 'Write `title: "Burn Quality: what it costs"`',
  },
  {
    name: 'a whole line in quotes',
    file: ARTICLE,
    from: 'type: value memo',
    to: '‸"type: value memo"',
    rule: 'yaml-quotes',
    says: 'Write `type: value memo`',
  },
  {
    name: 'a path of Windows in double quotes',
    file: ARTICLE,
    from: 'type: value memo',
    to: 'type: ‸"C:\\drafts"',
    rule: 'yaml-quotes',
    says: "Write `type: 'C:\\drafts'`",
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
  {
    name: 'a colon in the words of a link in braces',
    file: HOME,
    from: 'label: Start your free deck audit, to',
    to: 'label: ‸Start: your free deck audit, to',
    rule: 'yaml-quotes',
    says: 'label: "Start: your free deck audit", to',
  },
  {
    name: 'a comma in the words of a link in braces',
    file: HOME,
    from: 'label: Start your free deck audit, to',
    to: 'label: ‸Start, your deck audit, to',
    rule: 'yaml-quotes',
    says: 'label: "Start, your deck audit", to',
  },
];

/** Quotation marks that are letters of a value, or would be. */
export const strayMarks: readonly Mistake[] = [
  {
    name: 'no quote before an entry of a list',
    file: SERVICE,
    from: '  - "Evidence plan',
    to: '  - ‸Evidence plan',
    rule: 'yaml-quotes',
    says: 'nothing opens it',
  },
  {
    name: 'no quote before a text with a colon',
    file: SERVICE,
    from: '  - "The narrative',
    to: '  - ‸The narrative',
    rule: 'front-matter-field',
    says: 'Write `- "The narrative: risk retired, what is proved next, the ask"`',
  },
  {
    name: 'a blank behind the colon of a destination',
    file: 'pages/contact.md',
    from: 'to: destination:booking',
    to: 'to: ‸destination: booking',
    rule: 'yaml-quotes',
    says: 'Write `to: "destination:booking"`',
  },
  stray('quotation marks of print around a title', '‸“Burn quality”', 'Write `title: Burn quality`. If readers shall'),
  {
    name: 'quotation marks of print around an address',
    file: 'pages/contact.md',
    from: 'to: destination:booking',
    to: 'to: ‸“destination:booking”',
    rule: 'yaml-quotes',
    says: 'Write `to: destination:booking`',
  },
  {
    name: 'quotation marks of print around topics',
    file: ARTICLE,
    from: TAGS,
    to: 'tags: [‸“capital”, “strategy”]',
    rule: 'yaml-quotes',
    says: 'Write `tags: [capital, strategy]`',
  },
  stray('a quote at the end of a title', '‸Burn quality"', 'Write `title: Burn quality`'),
  stray('a quote too many at the beginning of a title', '‸""Burn quality"', 'Write `title: "Burn quality"`'),
  stray('a quote too many at the end of a title', '‸"Burn quality""', 'Write `title: "Burn quality"`'),
  stray('backslashes before quotes', '‸Burn \\"quality\\" now', 'Write `title: Burn "quality" now`'),
  stray('backslashes in single quotes', '‸\'\\"Burn\\" quality\'', 'Write `title: \'"Burn" quality\'`'),
];

function stray(name: string, value: string, says: string): Mistake {
  return { name, file: ARTICLE, from: TITLE, to: `title: ${value}`, rule: 'yaml-quotes', says };
}

/** Fields in one line, and signs that other programs put into them. */
export const braces: readonly Mistake[] = [
  topic('no brace before fields', '‸name: capital, description: "What it asks for." }', 'yaml-brackets'),
  topic('no braces around fields', '‸name: capital, description: "What it asks for."', 'yaml-brackets'),
  topic('parentheses around fields', '‸( name: capital, description: "What it asks for." )', 'yaml-brackets'),
  topic('no comma between fields', '‸{ name: capital description: "What it asks for." }', 'yaml-brackets'),
  topic('equals signs between braces', '‸{ name = capital, description = "What it asks for." }', 'yaml-brackets'),
  {
    name: 'a field as JSON has it',
    file: ARTICLE,
    from: TITLE,
    to: '‸"title": "Burn quality",',
    rule: 'yaml-colon',
    says: ['Unexpected comma', 'Write `title: "Burn quality"`'],
  },
  {
    name: 'an arrow for a colon',
    file: ARTICLE,
    from: 'type: value memo',
    to: '‸type => value memo',
    rule: 'yaml-colon',
    says: ['Unexpected `=>`', 'Write `type: value memo`'],
  },
  {
    name: 'a path of a picture as Windows has it, in double quotes',
    file: ARTICLE,
    from: 'hero_image: images/burn-quality.svg',
    to: 'hero_image: ‸"images\\burn-quality.svg"',
    rule: 'yaml-quotes',
    says: 'Write `hero_image: "images/burn-quality.svg"`',
  },
];

function topic(name: string, value: string, rule: Mistake['rule']): Mistake {
  return {
    name,
    file: SITE,
    from: 'capital: { name: capital, description: "What each kind of money asks for, when it comes and what it costs." }',
    to: `capital: ${value}`,
    rule,
    says: 'Write `capital: { name: capital, description: "What it asks for." }`',
  };
}

/** Signs of Markdown and of other programs where a field takes something else than a text. */
export const brackets: readonly Mistake[] = [
  {
    name: 'words in braces',
    file: SITE,
    from: 'person: { value: The consultant behind this site, placeholder: true }',
    to: 'person: ‸{ Anna Rossi }',
    rule: 'yaml-brackets',
    says: 'Write `person: Anna Rossi`',
  },
  {
    name: 'topics in brackets, each with a #',
    file: ARTICLE,
    from: TAGS,
    to: 'tags: ‸[#capital, #strategy]',
    rule: 'yaml-brackets',
    says: 'Write `tags: [capital, strategy]`',
  },
  {
    name: 'a link in Markdown in the navigation',
    file: SITE,
    from: '  - { label: Contact, to: /contact }\n\n',
    to: '  - ‸[Contact](/contact)\n\n',
    rule: 'yaml-brackets',
    says: 'Write `- { label: Contact, to: /contact }`',
  },
  {
    name: 'a link in Markdown as a whole field',
    file: SITE,
    from: 'call_to_action: { label: Book a call, to: "destination:booking", utm: { source: site, medium: nav, campaign: header } }',
    to: 'call_to_action: ‸[Book a call, now](destination:booking)',
    rule: 'yaml-brackets',
    says: 'Write `call_to_action: { label: "Book a call, now", to: "destination:booking" }`',
  },
  {
    name: 'a picture in Markdown as the picture of an article',
    file: ARTICLE,
    from: 'hero_image: images/burn-quality.svg',
    to: 'hero_image: ‸![Dial](images/burn-quality.svg)',
    rule: 'yaml-brackets',
    says: 'Write `hero_image: images/burn-quality.svg`',
  },
];
