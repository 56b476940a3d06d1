import { casesOf, edit } from '../mistakes/rows.ts';

export const cases = casesOf('ledger-twice', [
  edit('addresses.yaml', '/faq: live\n', '/faq: live\n‸/faq: gone\n', { undone: true }),
]);
