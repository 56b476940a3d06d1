import { casesOf, edit } from '../mistakes/rows.ts';

export const cases = casesOf('missing-consent', [
  edit('nobody is asked', 'pages/audit-thank-you.md', '  - kind: consent\n', '  - kind: prose\n', {
    at: 'site.yaml:73:12',
    says: 'nobody is asked',
    fixed: '  - kind: consent\n',
  }),
]);
