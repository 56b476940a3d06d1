import { casesOf, inArticle } from '../mistakes/rows.ts';

export const cases = casesOf('invisible-sign', [
  inArticle('a blank of no width', 'The first‸\u200B gate.', { says: 'zero-width space U+200B' }),
  inArticle('a hyphen that cannot be seen', 'The most deprior‸\u00ADitized gate.', { says: 'soft hyphen U+00AD' }),
  inArticle('a sign that turns the direction', 'The ‸\u202Egate is closed.', {
    says: 'sign of direction U+202E',
    fixed: 'The gate is closed.',
  }),
  inArticle('a sign that sets the direction', 'The ‸\u200Egate is closed.', {
    says: 'left-to-right mark U+200E',
    fixed: 'The gate is closed.',
  }),
  inArticle('a sign of direction around a word', 'The ‸\u2066gate\u2069 is closed.', {
    says: 'the first of 2',
    fixed: 'The gate is closed.',
  }),
  inArticle('two blanks of no width', 'The first‸\u200B\u200B gate.', {
    says: 'the first of 2',
    fixed: 'The first gate.',
  }),
]);
