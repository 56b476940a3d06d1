import { atEnd, casesOf, inArticle } from '../mistakes/rows.ts';

export const cases = casesOf('html-swallows', [
  atEnd('a script that nothing closes', 'One.\n\n‸<script>\n\nTwo *three* four.', {
    says: '3 words behind `<script>`',
    fixed: 'One.\n\nTwo *three* four.',
  }),
  atEnd('a script that nothing closes, to be shown', 'One.\n\n‸<script>\n\nTwo *three* four.', {
    says: 'put a backslash before each',
    fixed: 'One.\n\n\\<script>\n\nTwo *three* four.',
  }),
  atEnd('a script that closes a paragraph on', 'One ‸<script src="a"> two\n\nthree </script> four.', {
    says: '2 words between `<script>` and `</script>`',
    fixed: 'One two\n\nthree four.',
  }),
  atEnd('a style sheet that nothing closes', '‸<style>\n\nTwo *three* four.', {
    says: '3 words behind `<style>`',
    fixed: 'Two *three* four.',
  }),
  atEnd('a box for typing that nothing closes', '‸<textarea>\n\nTwo *three* four.', {
    says: '3 words behind `<textarea>`',
    fixed: 'Two *three* four.',
  }),
  atEnd('a drawing with words', '‸<svg viewBox="0 0 9 9"><text>Three words here</text></svg>', {
    says: '3 words in `<svg>`',
    fixed: '',
  }),
  atEnd('a drawing that nothing closes', '‸<svg viewBox="0 0 9 9">\n\nTwo *three* four.', {
    says: 'nothing closes it',
    fixed: 'Two *three* four.',
  }),
  atEnd('a formula', 'So ‸<math><mi>x</mi><mo>=</mo><mn>2</mn></math> holds.', {
    says: 'write a formula in signs',
    fixed: 'So *x* = 2 holds.',
  }),
  atEnd('a comment that nothing ends', 'One.\n\n‸<!-- mine\n\nTwo *three* four.', {
    says: 'behind `<!--`',
    fixed: 'One.\n\nTwo *three* four.',
  }),
  atEnd('a declaration that nothing ends', '‸<!DOCTYPE html\n\nTwo *three* four.', {
    says: 'behind `<!`',
    fixed: 'Two *three* four.',
  }),
  inArticle('a formula of HTML', '‸<math><mi>x</mi></math>', { says: 'write a formula in signs', fixed: '*x*' }),
]);
