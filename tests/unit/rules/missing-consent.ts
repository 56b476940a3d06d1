import { casesOf, edit } from '../mistakes/rows.ts';

export const cases = casesOf('missing-consent', [
  edit('pages/audit-thank-you.md', '  - kind: consent\n', '  - kind: prose\n', {
    at: 'site.yaml:83:12',
    says: 'visitors are not asked',
    undone: true,
  }),
]);
