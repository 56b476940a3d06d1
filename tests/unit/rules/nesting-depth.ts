import { casesOf, inArticle } from '../mistakes/rows.ts';

export const cases = casesOf('nesting-depth', [
  inArticle('quotes in each other', `${'>'.repeat(100)}‸> Words.`, { says: 'more than 100 levels', fixed: '> Words.' }),
  inArticle('boxes in each other', `${'<div>\n'.repeat(100)}‸<div>\nWords.${'\n</div>'.repeat(101)}`, {
    says: 'more than 100 levels',
    fixed: '<div>Words.</div>',
  }),
  inArticle('lists in each other', `${'- '.repeat(50)}‸${'- '.repeat(51)}Words.`, {
    says: 'more than 100 levels',
    fixed: '- Words.',
  }),
]);
