import { casesOf, inArticle } from '../mistakes/rows.ts';

export const cases = casesOf('typed-escape', [
  inArticle('a new line as programs write it', String.raw`The first gate.‸\nThe second gate.`, {
    says: 'Put a new line in its place',
    fixed: 'The first gate.\nThe second gate.',
  }),
  inArticle('a backslash at the end of a paragraph', 'The first gate.‸\\', { says: 'Take it out' }),
]);
