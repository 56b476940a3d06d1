import { casesOf, inArticle, inField } from '../mistakes/rows.ts';

export const cases = casesOf('invisible-sign', [
  inArticle('The first‸\u200B gate.', 'zero-width space U+200B'),
  inArticle('The most deprior‸\u00ADitized gate.', 'soft hyphen U+00AD'),
  inArticle('The ‸\u202Egate is closed.', { says: 'sign of direction U+202E', fixed: 'The gate is closed.' }),
  inArticle('The ‸\u200Egate is closed.', { says: 'left-to-right mark U+200E', fixed: 'The gate is closed.' }),
  inArticle('The ‸\u2066gate\u2069 is closed.', { says: 'the first of 2', fixed: 'The gate is closed.' }),
  inArticle('The first‸\u200B\u200B gate.', { says: 'the first of 2', fixed: 'The first gate.' }),
  inArticle('The first‸\u2028gate.', { says: 'line separator U+2028', fixed: 'The first gate.' }),
  inArticle('The first‸\u2029gate.', { says: 'paragraph separator U+2029', fixed: 'The first gate.' }),
  inArticle('The first gate.‸\u2028\nIt is closed.', { says: 'U+2028', fixed: 'The first gate.\nIt is closed.' }),
  inArticle('The first‸\u000bgate\u000c.', { says: 'the first of 2', fixed: 'The first gate .' }),
  inArticle('## The first‸\u2028\n\nGate.', { says: 'U+2028', fixed: '## The first\n\nGate.' }),
  inArticle('- The first‸\u2028gate', { says: 'U+2028', fixed: '- The first gate' }),
  inArticle('![A‸\u2028ladder](../images/ladder.svg)', { says: 'U+2028', fixed: '![A ladder](../images/ladder.svg)' }),
  inArticle('<p>The first‸\u2028gate</p>', { says: 'U+2028', fixed: '<p>The first gate</p>' }),
  inField('summary: The first‸\u2028gate.', { says: 'U+2028', fixed: 'summary: The first gate.' }),
]);
