import { casesOf } from '../mistakes/rows.ts';

export const cases = casesOf('yaml-indentation', [
  {
    name: 'an indented field in a file of Windows',
    add: {
      'insights/test.md':
        '\uFEFF---\r\ntitle: A\r\n  ‸summary: A text.\r\npublished: 2025-10-10\r\n---\r\n\r\nText.\r\n',
    },
    says: 'Write the line as `summary: A text.`',
  },
]);
