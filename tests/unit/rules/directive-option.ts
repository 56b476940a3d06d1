import { GATES, PAYOFFS, casesOf, inArticle } from '../mistakes/rows.ts';

// What each option takes is in `tests/unit/interactive-figures/`.
export const cases = casesOf('directive-option', [
  inArticle(`‸::ladder{#plan colour="red"}\n\n${GATES}`, {
    says: ['expected `id`', 'take `colour="red"` out'],
    fixed: `::ladder{#plan}\n\n${GATES}`,
  }),
  inArticle(`‸::matrix{#pay players="Office"}\n\n${PAYOFFS}`, {
    says: 'two names with a comma between',
    fixed: `::matrix{#pay players="Office, Partner"}\n\n${PAYOFFS}`,
  }),
]);
