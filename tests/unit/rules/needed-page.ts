import { casesOf, edit } from '../mistakes/rows.ts';

export const cases = casesOf('needed-page', [
  edit('pages/not-found.md', '---\ntitle', '---\n‸draft: true\ntitle', { says: 'Take the line', undone: true }),
  edit('pages/home.md', '---\ntitle', '---\n‸draft: true\ntitle', { undone: true }),
]);
