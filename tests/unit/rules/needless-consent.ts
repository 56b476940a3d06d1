import { casesOf } from '../mistakes/rows.ts';

export const cases = casesOf('needless-consent', [
  {
    name: 'a section that asks, where the settings ask for nothing',
    file: 'site.yaml',
    from: '  consent: ask\n',
    to: '  consent: none\n',
    also: [{ file: 'pages/cookie-policy.md', from: '  - kind: consent\n', to: '  - kind: prose\n' }],
    at: 'pages/audit-thank-you.md:23:11',
    says: '`site.yaml` asks for no consent',
    fixed: '  consent: ask\n',
  },
]);
