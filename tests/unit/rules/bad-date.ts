import { casesOf, edit, inField } from '../mistakes/rows.ts';

const FORM = 'Write the day as `YYYY-MM-DD`';

export const cases = casesOf('bad-date', [
  ...[
    ['2025-10-06T09:00', 'Leave out the time behind the day: `2025-10-06`'],
    ['2025-10-06T10:00:00Z', 'Leave out the time behind the day: `2025-10-06`'],
    ['6 October 2025', FORM],
    ['03/04/2026', FORM],
    ['2025-02-30', FORM],
    ['yesterday', FORM],
    ['2025', FORM],
    ['2025-01-00', 'January 2025 has 31 days'],
    ['2025-06-31', 'June 2025 has 30 days'],
    ['2025-13-01', 'there is no month 13'],
  ].map(([day = '', says = '']) => inField(`published: ‸${day}`, { says, undone: true })),
  edit('pages/privacy-policy.md', 'updated: 2025-10-01', 'updated: ‸1 October 2025', { says: FORM, undone: true }),
]);
