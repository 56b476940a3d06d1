import { casesOf, inArticle } from '../mistakes/rows.ts';

export const cases = casesOf('comment-published', [
  inArticle('a comment with an empty line', 'The gate is closed. ‸<!-- Ask Ada.\n\nAnd Ben. -->', {
    says: 'Write it on one line',
    fixed: 'The gate is closed.',
  }),
  inArticle('a comment that goes on below a heading', '### The gate ‸<!-- Ask Ada.\nAnd Ben. -->\n\nIt is closed.', {
    says: 'in the same paragraph, line or cell',
    fixed: '### The gate\n\nIt is closed.',
  }),
  inArticle('a comment that goes on below an item', '- a gate ‸<!-- Ask Ada.\n\nAnd Ben. -->', { fixed: '- a gate' }),
  inArticle('a comment without its end', 'The gate is closed. ‸<!-- Ask Ada.', {
    says: 'Cannot find the end of this comment',
    fixed: 'The gate is closed.',
  }),
]);
