import { atEnd, casesOf, inArticle } from '../mistakes/rows.ts';

export const cases = casesOf('html-swallows', [
  atEnd('One.\n\n‸<script>\n\nTwo *three* four.', {
    says: ['3 words behind `<script>`', 'put a backslash before each'],
    fixed: 'One.\n\n\\<script>\n\nTwo *three* four.',
  }),
  atEnd('One ‸<script src="a"> two\n\nthree </script> four.', {
    says: '2 words between `<script>` and `</script>`',
    fixed: 'One two\n\nthree four.',
  }),
  atEnd('‸<style>\n\nTwo *three* four.', { says: '3 words behind `<style>`', fixed: 'Two *three* four.' }),
  atEnd('‸<textarea>\n\nTwo *three* four.', { says: '3 words behind `<textarea>`', fixed: 'Two *three* four.' }),
  atEnd('‸<svg viewBox="0 0 9 9"><text>Three words here</text></svg>', { says: '3 words in `<svg>`', fixed: '' }),
  atEnd('‸<svg viewBox="0 0 9 9">\n\nTwo *three* four.', { says: 'nothing closes it', fixed: 'Two *three* four.' }),
  atEnd('So ‸<math><mi>x</mi><mo>=</mo><mn>2</mn></math> holds.', {
    says: 'write a formula in signs',
    fixed: 'So *x* = 2 holds.',
  }),
  atEnd('One.\n\n‸<!-- mine\n\nTwo *three* four.', { says: 'behind `<!--`', fixed: 'One.\n\nTwo *three* four.' }),
  atEnd('‸<!DOCTYPE html\n\nTwo *three* four.', { says: 'behind `<!`', fixed: 'Two *three* four.' }),
  inArticle('‸<math><mi>x</mi></math>', { says: 'write a formula in signs', fixed: '*x*' }),
]);
