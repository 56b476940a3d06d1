import { ARTICLE, casesOf, edit } from '../mistakes/rows.ts';

export const cases = casesOf('yaml-cut', [
  edit(
    'a point of a service one blank too far',
    'services/pitchkit.md',
    '  - Email templates',
    '   ‸- Email templates',
    {
      says: [
        'it would become a part of the text above it',
        'Write the line as `  - Email templates for first contact and follow-up`',
      ],
    },
  ),
  edit(
    'a # with a figure in a title',
    ARTICLE,
    'title: "Burn Quality: what a euro of risk costs you"',
    'title: ‸Gate #2 is for',
    { says: ['`#2 is for` would be lost', 'Write `title: "Gate #2 is for"`'] },
  ),
  edit('a # with a blank in a summary', ARTICLE, 'type: value memo', 'type: ‸memo by # of deals', {
    says: ['Write `type: "memo by # of deals"`', 'A note of yours needs two blanks'],
  }),
  edit(
    'a # at the beginning of a title',
    ARTICLE,
    'title: "Burn Quality: what a euro of risk costs you"',
    'title: ‸#1 among the ladders',
    { says: 'Write `title: "#1 among the ladders"`' },
  ),
  edit('a # in a fact', 'facts.yaml', 'audits-done: Multiple', 'audits-done: ‸Batch #3', {
    says: 'Write `audits-done: "Batch #3"`',
  }),
  edit('a # in an entry of a list', 'services/pitchkit.md', '  - Investor FAQ', '  - ‸Investor FAQ #1', {
    says: 'Write `- "Investor FAQ #1"`',
  }),
  edit(
    'an exclamation mark before a word',
    ARTICLE,
    'title: "Burn Quality: what a euro of risk costs you"',
    'title: ‸!Important news',
    { says: '`!Important` at the beginning of a value: it would be lost' },
  ),
  edit(
    'an ampersand before a word',
    ARTICLE,
    'title: "Burn Quality: what a euro of risk costs you"',
    'title: ‸&more about burn',
    { says: 'Write `title: "&more about burn"`' },
  ),
]);
