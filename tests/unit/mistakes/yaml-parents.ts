import type { Mistake } from './mistake.ts';

const ARTICLE = 'insights/burn-quality.md';
const ABOUT = 'pages/about.md';
const SERVICE = 'services/pitchkit.md';

/** Names without their colon, above what is indented below them, and what is indented otherwise than its neighbors. */
export const parents: readonly Mistake[] = [
  withoutColon('a list', SERVICE, 'covers', '\n  - "The narrative'),
  withoutColon('a list below another', SERVICE, 'deliverables', '\n  - "Investor deck'),
  withoutColon('fields', ABOUT, 'hero', '\n  title: Between'),
  withoutColon('sections', ABOUT, 'sections', '\n  - kind: figures'),
  withoutColon('a list of fields in a section', ABOUT, 'items', '\n      - figure: "{{ funds-won }}"'),
  withoutColon('a list of texts in a section', ABOUT, 'items', '\n      - "**Former'),
  {
    name: 'two fields below a day, indented',
    file: ARTICLE,
    from: 'published: 2025-10-06\ntags: [capital, valuation, leadership, strategy]\nhero_image: images',
    to: 'published: 2025-10-06\n  ‸tags: [capital, valuation, leadership, strategy]\n  hero_image: images',
    rule: 'yaml-indentation',
    says: 'Take 2 blanks away before this line and the one line below it',
    fixed: 'published: 2025-10-06\ntags: [capital, valuation, leadership, strategy]\nhero_image: images',
  },
  {
    name: 'the actions of the last section without their blanks',
    file: ABOUT,
    from: '    actions:\n      - { label: Book',
    to: '‸actions:\n      - { label: Book',
    rule: 'front-matter-unknown',
    fixed: '    actions:\n      - { label: Book',
  },
  {
    name: 'a field of the site below the fields of another, indented like them',
    file: 'site.yaml',
    from: '\n# Places outside the site. A link written as `destination:booking` leads there.\ndestinations:',
    to: '  ‸host: netlify\n\ndestinations:',
    rule: 'front-matter-unknown',
    fixed: 'host: netlify\n\ndestinations:',
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
