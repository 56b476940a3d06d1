import { casesOf } from '../mistakes/rows.ts';

export const cases = casesOf('yaml-quotes', [
  {
    name: 'a colon in a title, in a file of Windows',
    add: {
      'insights/test.md': '---\r\ntitle: ‸Gate: A\r\nsummary: A text.\r\npublished: 2025-10-10\r\n---\r\n\r\nText.\r\n',
    },
    says: 'Write `title: "Gate: A"`',
  },
]);
