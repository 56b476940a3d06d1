import { casesOf, edit } from '../mistakes/rows.ts';

export const cases = casesOf('gone-address', [
  edit('addresses.yaml', '/faq: live', '/faq: ‸gone', '`pages/faq.md` is there'),
  {
    name: 'an alias that is said to be gone',
    file: 'insights/burn-quality.md',
    from: 'type: value memo\n',
    to: 'type: value memo\naliases: [/burning]\n',
    also: [{ file: 'addresses.yaml', from: '/contact: live', to: '/burning: ‸gone\n/contact: live' }],
    says: '`insights/burn-quality.md` is there',
  },
  edit('addresses.yaml', '/faq#nda-ip: live', '/faq#nda-ip: ‸gone', [
    '`pages/faq.md` is there',
    'another name than `#nda-ip`',
  ]),
  edit('addresses.yaml', '/insights/topics/capital: live', '/insights/topics/capital: ‸gone', 'a list is there'),
]);
