import { casesOf, inArticle } from '../mistakes/rows.ts';

export const cases = casesOf('list-form', [
  inArticle('The cost is\n‸+ 5 percent', { says: 'Put a backslash before it', loses: ['the line before “5”'] }),
  inArticle('‸a) one\nb) two', { says: '`1. `, `2. `', fixed: '1. one\n2. two', isGuess: true, loses: ['b'] }),
  inArticle('The market turned in\n\n‸2021. That was the year.', {
    says: '`2021\\.`',
    loses: ['the line before “That”'],
  }),
]);
