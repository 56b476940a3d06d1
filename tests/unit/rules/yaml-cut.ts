import { casesOf, edit, inField } from '../mistakes/rows.ts';

export const cases = casesOf('yaml-cut', [
  edit('services/pitchkit.md', '  - Email templates', '   ‸- Email templates', [
    'it would become a part of the text above it',
    'Write the line as `  - Email templates for first contact and follow-up`',
  ]),
  inField('title: ‸Gate #2 is for', ['`#2 is for` would be lost', 'Write `title: "Gate #2 is for"`']),
  inField('type: ‸memo by # of deals', ['Write `type: "memo by # of deals"`', 'A note of yours needs two blanks']),
  inField('title: ‸#1 among the ladders', 'Write `title: "#1 among the ladders"`'),
  edit('facts.yaml', 'audits-done: Multiple', 'audits-done: ‸Batch #3', 'Write `audits-done: "Batch #3"`'),
  edit('services/pitchkit.md', '  - Investor FAQ', '  - ‸Investor FAQ #1', 'Write `- "Investor FAQ #1"`'),
  inField('title: ‸!Important news', '`!Important` at the beginning of a value: it would be lost'),
  inField('title: ‸&more about burn', 'Write `title: "&more about burn"`'),
  inField('tags: ‸#capital #strategy', ['`#capital #strategy`', 'Write `tags: [capital, strategy]`']),
  inField('tags: ‸[#capital, #strategy]', 'Write `tags: [capital, strategy]`'),
  inField('tags: ‸capital #strategy', 'Write `tags: [capital, strategy]`'),
  inField('tags: ‸"#capital, #strategy"', 'Write `tags: [capital, strategy]`'),
  inField('tags: ‸#Capital#strategy', 'Write `tags: [capital, strategy]`'),
  inField('tags:\n  - ‸#capital\n  - strategy', 'Write `- capital`'),
]);
