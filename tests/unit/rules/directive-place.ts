import { casesOf, inArticle } from '../mistakes/rows.ts';

export const cases = casesOf('directive-place', [
  inArticle('bars of words', '‸::bars[Costs]\n\n| Gate | Cost |\n|---|---|\n| 1 | high |\n| 2 | low |', {
    says: 'Put a number such as `1200`',
    fixed: '::bars[Costs]\n\n| Gate | Cost |\n|---|---|\n| 1 | 1200 |\n| 2 | 900 |',
  }),
  inArticle(
    'a figure with words between it and its table',
    '‸::ladder{#plan}\n\nThe sums.\n\n| Gate | Cost | Odds | Value |\n|---|---|---|---|\n| 1 | €1M | 10% to 20% | €20M |\n| 2 | €1M | 20% to 30% | €20M |',
    {
      says: 'Put the table directly below this line',
      fixed:
        'The sums.\n\n::ladder{#plan}\n\n| Gate | Cost | Odds | Value |\n|---|---|---|---|\n| 1 | €1M | 10% to 20% | €20M |\n| 2 | €1M | 20% to 30% | €20M |',
    },
  ),
  inArticle('a figure in a list', '- ‸::bars', { says: 'outside of the list, the quote or the HTML', fixed: 'Words.' }),
  inArticle(
    'a figure in HTML',
    '<details>\n\n‸::bars{#costs}\n\n| Gate | Cost | Odds | Value |\n|---|---|---|---|\n| 1 | €1M | 10% to 20% | €20M |\n| 2 | €1M | 20% to 30% | €20M |\n\n</details>',
    {
      says: 'inside of a list, a quote or HTML',
      fixed:
        '::bars{#costs}\n\n| Gate | Cost | Odds | Value |\n|---|---|---|---|\n| 1 | €1M | 10% to 20% | €20M |\n| 2 | €1M | 20% to 30% | €20M |',
    },
  ),
  inArticle(
    'bars of a column of ranges',
    '‸::bars{#costs}\n\n| Item | Cost |\n|---|---|\n| Counsel | €3-5 |\n| Delay | €6-9 |',
    {
      says: 'no range such as `3-5`',
      fixed: '::bars{#costs}\n\n| Item | Cost |\n|---|---|\n| Counsel | €5 |\n| Delay | €9 |',
    },
  ),
]);
