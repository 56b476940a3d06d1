import { casesOf, edit } from '../mistakes/rows.ts';

export const cases = casesOf('ledger-line', [
  edit('a line of the ledger without its colon', 'addresses.yaml', '/faq: live', '‸/faq live', { fixed: '/faq: live' }),
  edit('a line of the ledger with another word', 'addresses.yaml', '/faq: live', '‸/faq: yes', { fixed: '/faq: live' }),
  edit('a line of the ledger as one of a list', 'addresses.yaml', '/faq: live', '‸- /faq', { fixed: '/faq: live' }),
  edit('an impossible day in the ledger', 'addresses.yaml', '/faq: live\n', '/faq: live\n‸/fax: 2027-13-01\n', {
    says: 'or take it out',
    fixed: '/faq: live\n',
  }),
  edit(
    'marks of git in the ledger',
    'addresses.yaml',
    '/faq: live\n',
    '‸<<<<<<< HEAD\n/faq: live\n=======\n/frequent: gone\n>>>>>>> other\n',
    { says: 'Take the lines that begin with', fixed: '/faq: live\n/frequent: gone\n' },
  ),
  edit('an anchor in the ledger without its colon', 'addresses.yaml', '/faq#nda-ip: live', '‸/faq#nda-ip live', {
    fixed: '/faq#nda-ip: live',
  }),
]);
