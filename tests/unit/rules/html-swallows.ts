import { atEnd, casesOf } from '../mistakes/rows.ts';

export const cases = casesOf('html-swallows', [
  atEnd('‸<textarea>\n\nTwo *three* four.', {
    says: '3 words behind `<textarea>`',
    fixed: 'Two *three* four.',
    loses: ['Footnotes'],
  }),
  atEnd('‸<svg viewBox="0 0 9 9"><text>Three words here</text></svg>', { says: '3 words in `<svg>`', fixed: '' }),
]);
