import { ARTICLE, casesOf, edit } from '../mistakes/rows.ts';

export const cases = casesOf('card-title', [
  edit(
    'a title in another script',
    ARTICLE,
    'title: "Burn Quality: what a euro of risk costs you"',
    'title: ‸Klima 気候',
    { says: 'Unexpected letter `気`', fixed: 'title: Dvořák’s énergie, 50 % → ½' },
  ),
  edit('a page in another script', 'pages/contact.md', 'title: Make your case', 'title: ‸Контакт', {
    says: 'Unexpected letter `К`',
    fixed: 'title: Make your case',
  }),
]);
