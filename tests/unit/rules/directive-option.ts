import { GATES, PAYOFFS, casesOf, edit, inArticle } from '../mistakes/rows.ts';

const GAME = 'insights/license-or-launch-the-game-theory-behind-the-choice.md';
const MATRIX =
  '::matrix[Both games at once. What the two sides believe decides which cell holds.]{#matrix players="Office, Partner"';

export const cases = casesOf('directive-option', [
  inArticle(`‸::ladder{#plan colour="red"}\n\n${GATES}`, {
    says: 'expected `id`',
    fixed: `::ladder{#plan}\n\n${GATES}`,
  }),
  inArticle(`‸::bars{#costs columns="7"}\n\n${GATES}`, {
    says: 'numbers of columns from 1 to 4',
    fixed: `::bars{#costs columns="2"}\n\n${GATES}`,
  }),
  inArticle(`‸::bars{id="the costs"}\n\n${GATES}`, {
    says: 'letters, digits and hyphens that begin with a letter',
    fixed: `::bars{#costs}\n\n${GATES}`,
  }),
  edit(GAME, `${MATRIX} belief="50"`, `‸${MATRIX} belief="33.3"`, {
    says: 'a whole number of percent',
    fixed: `${MATRIX} belief="33"`,
  }),
  inArticle(`‸::matrix{#pay players="Office"}\n\n${PAYOFFS}`, {
    says: 'two names with a comma between',
    fixed: `::matrix{#pay players="Office, Partner"}\n\n${PAYOFFS}`,
  }),
]);
