import { casesOf, edit } from '../mistakes/rows.ts';

export const cases = casesOf('ledger-line', [
  edit('addresses.yaml', '/faq: live', '‸/faq live', { undone: true }),
  edit('addresses.yaml', '/faq: live', '‸/faq: yes', { undone: true }),
  edit('addresses.yaml', '/faq: live', '‸- /faq', { undone: true }),
  edit('addresses.yaml', '/faq: live\n', '/faq: live\n‸/fax: 2027-13-01\n', { says: 'or take it out', undone: true }),
  edit('addresses.yaml', '/faq: live\n', '‸<<<<<<< HEAD\n/faq: live\n=======\n/frequent: gone\n>>>>>>> other\n', {
    says: 'Take the lines that begin with',
    fixed: '/faq: live\n/frequent: gone\n',
  }),
  edit('addresses.yaml', '/faq#nda-ip: live', '‸/faq#nda-ip live', { undone: true }),
]);
