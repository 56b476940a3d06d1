import { ANY_ARTICLE, casesOf } from '../mistakes/rows.ts';

export const cases = casesOf('odd-day', [
  {
    name: 'the day of a published article',
    add: { 'insights/later.md': ANY_ARTICLE.replace('2025-10-10', '‸2025-09-12') },
    says: 'would stand behind what was published on 2025-10-10',
    fixedFiles: { 'insights/later.md': ANY_ARTICLE.replace('2025-10-10', '2026-01-05') },
  },
  {
    name: 'a day in a far year',
    add: { 'insights/later.md': ANY_ARTICLE.replace('2025-10-10', '‸2205-10-10') },
    says: 'more than two years away',
    fixedFiles: { 'insights/later.md': ANY_ARTICLE.replace('2025-10-10', '2026-01-05') },
  },
  {
    name: 'a change before the first day',
    add: { 'insights/later.md': ANY_ARTICLE.replace('2025-10-10', '2026-01-05\nupdated: ‸2025-12-05') },
    says: 'before `published`, which is `2026-01-05`',
    fixedFiles: { 'insights/later.md': ANY_ARTICLE.replace('2025-10-10', '2026-01-05') },
  },
]);
