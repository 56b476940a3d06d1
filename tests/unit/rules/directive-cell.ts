import { ARTICLE, casesOf, edit, inArticle } from '../mistakes/rows.ts';

const DECK =
  '::deck{#places}\n\n| Places | As sent | Thought | In order | Thought | Part |\n|---|---|---|---|---|---|\n';

// What else a cell may not hold is in `tests/unit/interactive-figures/`.
export const cases = casesOf('directive-cell', [
  edit(ARTICLE, '| 3 | €1.1M | 18% to 26% |', '| 3 | €1.1M | ‸19% to 26% |', { says: 'begin with 18%', undone: true }),
  inArticle('::deck{#short}\n\n| ‸Slide | Place |\n|---|---|\n| a | 1 |\n| b | 2 |', {
    says: 'a row a slide',
    fixed: `::deck{#short}\n\n| Slide | As sent | Thought | In order | Thought | Place |\n|---|---|---|---|---|---|\n| 1 → 1 | a | c | a | c | 1 |\n| 2 → 2 | b | d | b | d | 2 |`,
  }),
  inArticle(`${DECK}| 1 → 2 | a | b | c | d | e |\n| ‸2 → 2 | a | b | c | d | e |`, {
    says: 'a second place that no slide above has',
    fixed: `${DECK}| 1 → 2 | a | b | c | d | e |\n| 2 → 1 | a | b | c | d | e |`,
  }),
  inArticle(`${DECK}| ‸4 → 1 | a | b | c | d | e |\n| 2 → 2 | a | b | c | d | e |`, {
    says: 'the places before and after',
    fixed: `${DECK}| 1 → 1 | a | b | c | d | e |\n| 2 → 2 | a | b | c | d | e |`,
  }),
]);
