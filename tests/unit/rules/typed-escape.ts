import { casesOf, inArticle } from '../mistakes/rows.ts';

export const cases = casesOf('typed-escape', [
  inArticle(String.raw`The first gate.‸\nThe second gate.`, {
    says: 'Put a new line in its place',
    fixed: 'The first gate.\nThe second gate.',
  }),
  inArticle('The first gate.‸\\', 'Take it out'),
]);
