import { casesOf, edit } from '../mistakes/rows.ts';

export const cases = casesOf('ledger-twice', [
  edit('an address twice in the ledger, live and gone', 'addresses.yaml', '/faq: live\n', '/faq: live\n‸/faq: gone\n', {
    fixed: '/faq: live\n',
  }),
]);
