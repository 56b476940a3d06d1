import { ANY_ARTICLE, ARTICLE, casesOf, edit, inField } from '../mistakes/rows.ts';

export const cases = casesOf('unedited-starter', [
  inField('summary: ‸One or two sentences that say what a reader will know afterwards.', {
    says: ['`summary`', 'Write your own words'],
    fixed: 'summary: What a euro of risk costs.',
  }),
  edit(ARTICLE, 'type: value memo\n', 'type: ‸…\n', { says: ['`type`', 'take the field out'], fixed: '' }),
  edit(
    ARTICLE,
    '## How to estimate value at gate\n',
    '## How to estimate value at gate\n\n‸Write here. A line that begins with two signs ## is a heading.\n',
    { says: 'that is still to be replaced', undone: true },
  ),
  edit(
    'pages/contact.md',
    'description: "Three ways to get in touch: connect on LinkedIn, book a discussion of {{ calendar-call }}, or send a message. All that is needed is the asset and the decision ahead."',
    'description: ‸One or two sentences that say what a visitor finds on this page.',
    { says: '`description`', fixed: 'description: Three ways to get in touch.' },
  ),
  edit('pages/contact.md', 'hero:\n', 'hero:\n  kicker: ‸…\n', { says: '`hero`', undone: true }),
  edit(
    'services/venture-design.md',
    '  - Which product to build first {{ confirm }}\n',
    '  - ‸One thing that the work covers; a line each.\n',
    { says: '`covers`', undone: true },
  ),
  edit(
    'services/venture-design.md',
    'timeline: "{{ lab-duration }}"',
    'timeline: ‸"How long it takes; a duration belongs in facts.yaml."',
    { says: '`timeline`', undone: true },
  ),
  {
    name: 'the first paragraph alone',
    add: {
      'insights/gate.md': ANY_ARTICLE.replace(
        /\nA gate.*/,
        '\n‸Write here. A line that begins with two signs ## is a heading.',
      ),
    },
    says: 'put `draft: true` among the fields',
    fixedFiles: { 'insights/gate.md': ANY_ARTICLE },
  },
]);
