import { describe, expect, test } from 'vitest';
import { fitPaste, saysMore } from '../../../desk/text/fit-paste.ts';

describe('a paste', () => {
  test.each([
    ['words go on in their line', 'a **b**\n', { before: 'x ', after: ' y' }, 'a **b**'],
    ['blocks get empty lines around them', 'a\n\nb\n', { before: 'x', after: 'y' }, '\n\na\n\nb\n\n'],
    ['of those that are there none is repeated', '## a\n', { before: 'x\n\n', after: '\ny' }, '## a\n'],
    ['an empty text gets none', '- a\n- b\n', { before: '', after: '' }, '- a\n- b'],
    ['below the fields stands an empty line', '- a\n', { before: '---\ntitle: a\n---\n', after: '' }, '\n- a'],
    [
      'notes get numbers of their own',
      'a[^1]\n\n[^1]: b\n',
      { before: 'x[^3]\n\n', after: '\n\n[^3]: y' },
      'a[^4]\n\n[^4]: b',
    ],
    ['an escaped note is none', 'a \\[^1]\n', { before: '[^2]', after: '' }, 'a \\[^1]'],
  ])('is fitted: %s', (_what, markdown, around, wanted) => {
    expect(fitPaste(markdown, around)).toBe(wanted);
  });

  test.each([
    ['<meta charset="utf-8"><span style="color: red">words</span>', false],
    ['<p>one paragraph</p>', false],
    ['<p>one</p><p>two</p>', true],
    ['<span style="font-weight:700">a</span>', true],
    ['<a href="https://example.org">a</a>', true],
    ['<article>a</article>', false],
  ])('%s says more than its words: %s', (html, wanted) => {
    expect(saysMore(html)).toBe(wanted);
  });
});
