import { GATES, casesOf, inArticle } from '../mistakes/rows.ts';

export const cases = casesOf('directive-place', [
  inArticle('‸::bars[Costs]\n\n| Gate | Cost |\n|---|---|\n| 1 | high |\n| 2 | low |', {
    says: 'Put a number such as `1200`',
    fixed: '::bars[Costs]\n\n| Gate | Cost | Euros |\n|---|---|---|\n| 1 | high | 1200 |\n| 2 | low | 900 |',
  }),
  inArticle(`‸::ladder{#plan}\n\nThe sums.\n\n${GATES}`, {
    says: 'Put the table directly below this line',
    fixed: `The sums.\n\n::ladder{#plan}\n\n${GATES}`,
  }),
  inArticle('- ‸::bars', { says: 'outside of the list, the quote or the HTML', fixed: 'Words.' }),
  inArticle(`<details>\n\n‸::bars{#costs}\n\n${GATES}\n\n</details>`, {
    says: 'inside of a list, a quote or HTML',
    fixed: `::bars{#costs}\n\n${GATES}`,
  }),
  inArticle('‸::bars{#costs}\n\n| Item | Cost |\n|---|---|\n| Counsel | €3-5 |\n| Delay | €6-9 |', {
    says: 'no range such as `3-5`',
    fixed: '::bars{#costs}\n\n| Item | Cost | Most |\n|---|---|---|\n| Counsel | €3-5 | €5 |\n| Delay | €6-9 | €9 |',
  }),
]);
