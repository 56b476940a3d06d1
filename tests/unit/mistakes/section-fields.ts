import type { Mistake } from './mistake.ts';

const HOME = 'pages/home.md';

/** The fields of sections, and of what stands in them. */
export const sectionFields: readonly Mistake[] = [
  {
    name: 'a section without its kind',
    file: HOME,
    from: '- kind: prose\n    id: context',
    to: '- ‸id: context',
    rule: 'front-matter-missing',
    says: '`sections.kind`',
    fixed: '- kind: prose\n    id: context',
  },
  {
    name: 'a tone that is none',
    file: HOME,
    from: 'tone: sunk\n    title: Proof & Perspective',
    to: 'tone: ‸dark\n    title: Proof & Perspective',
    rule: 'front-matter-field',
    says: 'expected `paper`, `sunk` or `ink`',
    fixed: 'tone: sunk\n    title: Proof & Perspective',
  },
  {
    name: 'a figure without its number',
    file: 'pages/about.md',
    from: '      - figure: "{{ labs-launched }}"\n        label: joint labs launched\n',
    to: '      - ‸label: joint labs launched\n',
    rule: 'front-matter-missing',
    says: '`sections.items.figure`',
    fixed: '      - figure: "{{ labs-launched }}"\n        label: joint labs launched\n',
  },
  {
    name: 'the points of a card without hyphens',
    file: 'pages/process.md',
    from: "          - Narrative and materials\n          - Evidence plan and milestone logic\n          - Preparation for buyers' questions",
    to: '          ‸Narrative and materials',
    rule: 'front-matter-field',
    says: ['expected a list', 'on a line of its own'],
    fixed: '          - Narrative and materials',
  },
  {
    name: 'a card with a field of a figure',
    file: HOME,
    from: '        analytics: home_quad_founders_story',
    to: '        ‸figure: home_quad_founders_story',
    rule: 'front-matter-unknown',
    fixed: '        analytics: home_quad_founders_story',
  },
  {
    name: 'words for a link that leads nowhere, with what else is said of it',
    file: HOME,
    from: `        to: /how-i-help#founders
        chip: Explore Founders
        analytics: home_quad_founders_story`,
    to: `        ‸chip: Explore Founders
        analytics: home_quad_founders_story`,
    rule: 'idle-field',
    says: ['`chip` and `analytics`: there is no `to`', 'Add `to`'],
    fixed: '',
  },
  {
    name: 'the color of a sign without the sign',
    file: 'pages/results.md',
    from: 'icon: funds',
    to: '‸icon_color: text',
    rule: 'idle-field',
    says: 'Add `icon`',
    fixed: 'icon: funds',
  },
];
