import { ARTICLE, casesOf, edit } from '../mistakes/rows.ts';

export const cases = casesOf('bad-date', [
  edit('the day 2025-10-06T09:00', ARTICLE, 'published: 2025-10-06', 'published: ‸2025-10-06T09:00', {
    says: 'Leave out the time behind the day: `2025-10-06`',
    fixed: 'published: 2025-10-06',
  }),
  edit('the day 6 October 2025', ARTICLE, 'published: 2025-10-06', 'published: ‸6 October 2025', {
    says: 'Write the day as `YYYY-MM-DD`',
    fixed: 'published: 2025-10-06',
  }),
  edit('the day 03/04/2026', ARTICLE, 'published: 2025-10-06', 'published: ‸03/04/2026', {
    says: 'Write the day as `YYYY-MM-DD`',
    fixed: 'published: 2025-10-06',
  }),
  edit('the day 2025-13-01', ARTICLE, 'published: 2025-10-06', 'published: ‸2025-13-01', {
    says: 'Write the day as `YYYY-MM-DD`',
    fixed: 'published: 2025-10-06',
  }),
  edit('the day 2025-02-30', ARTICLE, 'published: 2025-10-06', 'published: ‸2025-02-30', {
    says: 'Write the day as `YYYY-MM-DD`',
    fixed: 'published: 2025-10-06',
  }),
  edit('the day yesterday', ARTICLE, 'published: 2025-10-06', 'published: ‸yesterday', {
    says: 'Write the day as `YYYY-MM-DD`',
    fixed: 'published: 2025-10-06',
  }),
  edit('the day 2025', ARTICLE, 'published: 2025-10-06', 'published: ‸2025', {
    says: 'Write the day as `YYYY-MM-DD`',
    fixed: 'published: 2025-10-06',
  }),
  edit('the day of a page in words', 'pages/privacy-policy.md', 'updated: 2025-10-01', 'updated: ‸1 October 2025', {
    says: 'Write the day as `YYYY-MM-DD`',
    fixed: 'updated: 2025-10-01',
  }),
  ...[
    ['2025-01-00', 'January 2025 has 31 days'],
    ['2025-06-31', 'June 2025 has 30 days'],
    ['2025-13-01', 'there is no month 13'],
  ].map(([day = '', says = '']) =>
    edit(`the day ${day}, which no calendar has`, ARTICLE, 'published: 2025-10-06', `published: ‸${day}`, {
      says,
      fixed: 'published: 2025-10-06',
    }),
  ),
  edit('a day with its time and zone', ARTICLE, 'published: 2025-10-06', 'published: ‸2025-10-06T10:00:00Z', {
    says: '`2025-10-06`',
    fixed: 'published: 2025-10-06',
  }),
]);
