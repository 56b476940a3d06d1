import { casesOf, inArticle } from '../mistakes/rows.ts';

export const cases = casesOf('heading-form', [
  inArticle('an id behind a heading without its blank', '‸##A heading {#gates}\n\nWords.', {
    says: '`## A heading {#gates}`',
  }),
  inArticle('a heading without a blank', '‸##A gate\n\nIt is closed.', {
    says: 'Put a blank behind the signs: `## A gate`',
  }),
  inArticle('a heading without a blank, to which a link leads', '‸##A gate {#a-gate}\n\nSee [the gate](#a-gate).'),
]);

export const silent = ['#felt is a tag, #1 is a number.'];
