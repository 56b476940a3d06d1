import { casesOf, inArticle } from '../mistakes/rows.ts';

export const cases = casesOf('comment-published', [
  inArticle('The gate is closed. ‸<!-- Ask Ada.\n\nAnd Ben. -->', {
    says: ['Cannot find the end of the comment `<!-- Ask Ada. And Ben. -->`', 'Write it on one line'],
    fixed: 'The gate is closed.',
  }),
  inArticle('### The gate ‸<!-- Ask Ada.\nAnd Ben. -->\n\nIt is closed.', {
    says: 'in the same paragraph, line or cell',
    fixed: '### The gate\n\nIt is closed.',
  }),
  inArticle('- a gate ‸<!-- Ask Ada.\n\nAnd Ben. -->', { fixed: '- a gate' }),
  inArticle('The gate is closed. ‸<!-- Ask Ada.', {
    says: 'Cannot find the end of the comment `<!-- Ask Ada.`',
    fixed: 'The gate is closed.',
  }),
]);
