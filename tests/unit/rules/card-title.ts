import { casesOf, edit, inField } from '../mistakes/rows.ts';

export const cases = casesOf('card-title', [
  inField('title: ‸Klima 気候', { says: 'Unexpected letter `気`', fixed: 'title: Dvořák’s énergie, 50 % → ½' }),
  edit('pages/contact.md', 'title: Make your case', 'title: ‸Контакт', { says: 'Unexpected letter `К`', undone: true }),
]);
