import { casesOf, inArticle } from '../mistakes/rows.ts';

export const cases = casesOf('nesting-depth', [
  inArticle(`${'>'.repeat(100)}‸> Words.`, { says: 'more than 100 levels', fixed: '> Words.' }),
  inArticle(`${'<div>\n'.repeat(100)}‸<div>\nWords.${'\n</div>'.repeat(101)}`, {
    says: 'more than 100 levels',
    fixed: '<div>Words.</div>',
  }),
  inArticle(`${'- '.repeat(50)}‸${'- '.repeat(51)}Words.`, { says: 'more than 100 levels', fixed: '- Words.' }),
]);
