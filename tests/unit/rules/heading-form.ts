import { casesOf, inArticle } from '../mistakes/rows.ts';

export const cases = casesOf('heading-form', [
  inArticle('‸##A heading {#gates}\n\nWords.', '`## A heading {#gates}`'),
  inArticle('‸##A gate\n\nIt is closed.', 'Put a blank behind the signs: `## A gate`'),
  inArticle('‸##A gate {#a-gate}\n\nSee [the gate](#a-gate).'),
]);

export const silent = ['#felt is a tag, #1 is a number.', '{##\nWords.\n##}'];
