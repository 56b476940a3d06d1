import { casesOf } from '../mistakes/rows.ts';

export const cases = casesOf('missing-entries', [
  {
    name: 'a table of services without their entries',
    add: {
      'pages/compared.md':
        '---\ntitle: Compared\ndescription: One sentence.\nsections:\n  - { kind: services, layout: ‸table, title: All services }\n---\n',
    },
    says: 'to which its line in this table leads',
    fixedFiles: { 'pages/compared.md': undefined },
  },
]);
