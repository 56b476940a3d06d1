import type { Mistake } from './mistake.ts';

const ARTICLE = 'insights/burn-quality.md';
const ABOUT = 'pages/about.md';
const SERVICE = 'services/pitchkit.md';

/** Names without a value, above what is indented below them, and what is indented below no name. */
export const parents: readonly Mistake[] = [
  withoutColon('a list', SERVICE, 'covers', '\n  - "The narrative'),
  withoutColon('a list below another', SERVICE, 'deliverables', '\n  - "Investor deck'),
  withoutColon('fields', ABOUT, 'hero', '\n  title: Between'),
  withoutColon('sections', ABOUT, 'sections', '\n  - kind: figures'),
  withoutColon('a list of fields in a section', ABOUT, 'items', '\n      - figure: "{{ funds-won }}"'),
  withoutColon('a list of texts in a section', ABOUT, 'items', '\n      - "**Former'),
  withoutName('a list', SERVICE, 'covers:', '  ', '- "The narrative'),
  withoutName('fields', ABOUT, 'hero:', '  ', 'title: Between'),
  withoutName('sections', ABOUT, 'sections:', '  ', '- kind: figures'),
  withoutName('a list of fields in a section', ABOUT, '    items:', '      ', '- figure: "{{ funds-won }}"'),
  withoutName('a list of texts in a section', ABOUT, '    items:', '      ', '- "**Former'),
  withoutName('actions below a text', ABOUT, '    actions:', '      ', '- { label: Book a call'),
  withoutName('columns below a list', 'site.yaml', '  columns:', '    ', '- title: Services'),
  withoutName('fields that are not needed', ARTICLE, 'next_step:', '  ', 'text: "Bring your own'),
  {
    name: 'two fields below a day, indented',
    file: ARTICLE,
    from: 'published: 2025-10-06\ntags: [capital, valuation, leadership, strategy]\nhero_image: images',
    to: 'published: 2025-10-06\n  ‸tags: [capital, valuation, leadership, strategy]\n  hero_image: images',
    rule: 'yaml-indentation',
    says: 'Take 2 blanks away before this line and the one line below it',
    mended: 'published: 2025-10-06\ntags: [capital, valuation, leadership, strategy]\nhero_image: images',
  },
  {
    name: 'the actions of the last section without their blanks',
    file: ABOUT,
    from: '    actions:\n      - { label: Book',
    to: '‸actions:\n      - { label: Book',
    rule: 'yaml-indentation',
    says: 'Write the line as `    actions:`',
  },
  {
    name: 'a field of the site below the fields of another, indented like them',
    file: 'site.yaml',
    from: '\n# Places outside the site. A link written as `destination:booking` leads there.\ndestinations:',
    to: '  ‸host: netlify\n\ndestinations:',
    rule: 'yaml-indentation',
    says: 'Write the line as `host: netlify`, without a blank before it',
  },
  {
    name: 'a second paragraph without its blanks, in a section',
    file: ABOUT,
    from: 'held in any of them.\n',
    to: 'held in any of them.\n\n‸Ask which one.\n',
    rule: 'yaml-wrapped',
    says: 'Write the line as `      Ask which one.`.',
  },
  {
    name: 'a text of a section in the column of its name',
    file: ABOUT,
    from: '      I work in {{ languages }}',
    to: '    ‸I work in {{ languages }}',
    rule: 'yaml-wrapped',
    says: 'Write the line as `      I work in',
  },
  {
    name: 'an asterisk before each entry, one of which is in quotes',
    file: SERVICE,
    from: '  - Two-page executive summary\n  - Investor FAQ',
    to: '  ‸* "Two pages, one sheet"\n  * Investor FAQ',
    rule: 'yaml-list',
    says: 'and the one line below it in the same form',
  },
  {
    name: 'the name of a fact as texts have it, in the list of facts',
    file: 'facts.yaml',
    from: 'sprint-deck:',
    to: '‸{{ sprint-deck }}:',
    rule: 'yaml-brackets',
    says: 'Write `sprint-deck: about 20 slides`',
  },
  {
    name: 'a no-break space behind a hyphen, below a text in quotes',
    file: SERVICE,
    from: '  - Team, gaps',
    to: '  -‸\u00a0Team, gaps',
    rule: 'yaml-blank',
  },
  {
    name: 'a no-break space behind a hyphen, below a text without quotes',
    file: SERVICE,
    from: '  - Investor FAQ',
    to: '  -‸\u00a0Investor FAQ',
    rule: 'yaml-blank',
  },
  {
    name: 'an entry below another, indented, that needs quotes',
    file: SERVICE,
    from: '  - Investor FAQ',
    to: '    ‸- @Investor FAQ',
    rule: 'yaml-cut',
    says: 'Write the line as `  - "@Investor FAQ"`',
  },
];

function withoutColon(what: string, file: string, name: string, below: string): Mistake {
  return {
    name: `no colon behind the name of ${what}`,
    file,
    from: `${name}:${below}`,
    to: `‸${name}${below}`,
    rule: 'yaml-colon',
    says: `Write \`${name}:\``,
  };
}

function withoutName(what: string, file: string, line: string, indent: string, begin: string): Mistake {
  return {
    name: `no name above ${what}: ${begin}`,
    file,
    from: `${line}\n${indent}${begin}`,
    to: `${indent}‸${begin}`,
    rule: 'yaml-colon',
    says: `Put a line \`${line}\` above this one`,
    mended: `${line}\n${indent}${begin}`,
  };
}
