import { casesOf, edit, inArticle } from '../mistakes/rows.ts';

export const cases = casesOf('directive-option', [
  inArticle(
    'an option that a figure has not',
    '‸::ladder{#plan colour="red"}\n\n| Gate | Cost | Odds | Value |\n|---|---|---|---|\n| 1 | €1M | 10% to 20% | €20M |\n| 2 | €1M | 20% to 30% | €20M |',
    {
      says: 'expected `id`',
      fixed:
        '::ladder{#plan}\n\n| Gate | Cost | Odds | Value |\n|---|---|---|---|\n| 1 | €1M | 10% to 20% | €20M |\n| 2 | €1M | 20% to 30% | €20M |',
    },
  ),
  inArticle(
    'bars in a column that a table has not',
    '‸::bars{#costs columns="7"}\n\n| Gate | Cost | Odds | Value |\n|---|---|---|---|\n| 1 | €1M | 10% to 20% | €20M |\n| 2 | €1M | 20% to 30% | €20M |',
    {
      says: 'numbers of columns from 1 to 4',
      fixed:
        '::bars{#costs columns="2"}\n\n| Gate | Cost | Odds | Value |\n|---|---|---|---|\n| 1 | €1M | 10% to 20% | €20M |\n| 2 | €1M | 20% to 30% | €20M |',
    },
  ),
  inArticle(
    'an anchor of a figure with a blank in it',
    '‸::bars{id="the costs"}\n\n| Gate | Cost | Odds | Value |\n|---|---|---|---|\n| 1 | €1M | 10% to 20% | €20M |\n| 2 | €1M | 20% to 30% | €20M |',
    {
      says: 'letters, digits and hyphens that begin with a letter',
      fixed:
        '::bars{#costs}\n\n| Gate | Cost | Odds | Value |\n|---|---|---|---|\n| 1 | €1M | 10% to 20% | €20M |\n| 2 | €1M | 20% to 30% | €20M |',
    },
  ),
  edit(
    'a belief between two percents',
    'insights/license-or-launch-the-game-theory-behind-the-choice.md',
    '::matrix[Both games at once. What the two sides believe decides which cell holds.]{#matrix players="Office, Partner" belief="50"',
    '‸::matrix[Both games at once. What the two sides believe decides which cell holds.]{#matrix players="Office, Partner" belief="33.3"',
    {
      says: 'a whole number of percent',
      fixed:
        '::matrix[Both games at once. What the two sides believe decides which cell holds.]{#matrix players="Office, Partner" belief="33"',
    },
  ),
  inArticle(
    'a game with one player',
    '‸::matrix{#pay players="Office"}\n\n| | A: x | A: y | B: x | B: y |\n|---|---|---|---|---|\n| r | 1, 2 | 1, 2 | 1, 2 | 1, 2 |\n| s | 1, 2 | 1, 2 | 1, 2 | 1, 2 |',
    {
      says: 'two names with a comma between',
      fixed:
        '::matrix{#pay players="Office, Partner"}\n\n| | A: x | A: y | B: x | B: y |\n|---|---|---|---|---|\n| r | 1, 2 | 1, 2 | 1, 2 | 1, 2 |\n| s | 1, 2 | 1, 2 | 1, 2 | 1, 2 |',
    },
  ),
]);
