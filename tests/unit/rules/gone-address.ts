import { casesOf } from '../mistakes/rows.ts';

export const cases = casesOf('gone-address', [
  {
    name: 'an alias that is said to be gone',
    file: 'insights/burn-quality.md',
    from: 'type: value memo\n',
    to: 'type: value memo\naliases: [/burning]\n',
    also: [{ file: 'addresses.yaml', from: '/contact: live', to: '/burning: ‸gone\n/contact: live' }],
    says: '`insights/burn-quality.md` is there',
  },
]);
