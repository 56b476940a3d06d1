import { casesOf, inArticle } from '../mistakes/rows.ts';

export const cases = casesOf('invisible-sign', [
  inArticle('The first‸\u200B gate.', 'zero-width space U+200B'),
  inArticle('The most deprior‸\u00ADitized gate.', 'soft hyphen U+00AD'),
  inArticle('The ‸\u202Egate is closed.', { says: 'sign of direction U+202E', fixed: 'The gate is closed.' }),
  inArticle('The ‸\u200Egate is closed.', { says: 'left-to-right mark U+200E', fixed: 'The gate is closed.' }),
  inArticle('The ‸\u2066gate\u2069 is closed.', { says: 'the first of 2', fixed: 'The gate is closed.' }),
  inArticle('The first‸\u200B\u200B gate.', { says: 'the first of 2', fixed: 'The first gate.' }),
]);
