import { casesOf, edit } from '../mistakes/rows.ts';

export const cases = casesOf('needed-page', [
  edit('a page that no site is without, as a draft', 'pages/not-found.md', '---\ntitle', '---\n‸draft: true\ntitle', {
    says: 'Take the line',
    fixed: '---\ntitle',
  }),
  edit('the front page as a draft', 'pages/home.md', '---\ntitle', '---\n‸draft: true\ntitle', { fixed: '---\ntitle' }),
]);
