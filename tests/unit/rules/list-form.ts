import { casesOf, inArticle } from '../mistakes/rows.ts';

export const cases = casesOf('list-form', [
  inArticle('a sum at the beginning of a line', 'The cost is\n‸+ 5 percent', { says: 'Put a backslash before it' }),
  inArticle('bullets of a word processor', 'The gates:\n‸• one\n• two', { says: '`- `' }),
  inArticle('dashes for bullets', '‸– one\n– two', { says: '`- `' }),
  inArticle('hyphens without a blank', '‸-one\n-two', { says: '`- `' }),
  inArticle('numbers without a blank', '‸1.One gate\n2.Two gates', { says: '`1. `' }),
  inArticle('bullets whose blank holds words together', '‸-\u00A0one\n-\u00A0two', { says: '`- `' }),
]);

export const silent = [
  'The pins, in\n2. steel\n3. brass',
  '- [ ]ten\n- [] eleven\n- [x] twelve',
  '> The groove is the print of its string.',
  '- one, and\n-fifteen of it\n- two',
  '- The value is\n2.5 at most, in\n-5 degrees, or as i.\ne. more',
  '- It rises 10\n-fold in a year.',
];
