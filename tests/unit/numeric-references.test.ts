import { describe, expect, test } from 'vitest';
import { compileText } from './compile-text.ts';

describe('a number of a letter in Windows-1252', () => {
  test.each([
    ['It&#146;s', '<p>It’s</p>'],
    ['&#147;a&#148; &#151; b&#133;', '<p>“a” — b…</p>'],
    ['&#128; &#153; &#159;', '<p>€ ™ Ÿ</p>'],
    ['It&#x92;s, &#X0097; and &#0146;', '<p>It’s, — and ’</p>'],
    ['[a](/b&#146;c "d&#151;e")', '<p><a href="/b%E2%80%99c" title="d—e">a</a></p>'],
    ['[a][r]\n\n[r]: /b "It&#146;s"', '<p><a href="/b" title="It’s">a</a></p>'],
    ['<b title="It&#146;s">It&#x92;s</b>', '<p><b title="It’s">It’s</b></p>'],
    ['<b>a</b>&#146;', '<p><b>a</b>’</p>'],
  ])('%s is that letter', (markdown, html) => {
    expect(compileText(markdown)).toMatchObject({ html, findings: [] });
  });

  test('is that letter in the words for a picture', () => {
    expect(compileText('![It&#146;s](a.png)').html).toContain('alt="It’s"');
  });

  test('is text in code, and where an ampersand is written out', () => {
    expect(compileText('`&#146;` &amp;#146;').html).toBe('<p><code>&#x26;#146;</code> &#x26;#146;</p>');
  });
});

test.each(['&#129;', '&#x9d;', '&#0;', '&#xD800;', '&#1114112;'])(
  '%s, the number of no letter, is a finding',
  (typed) => {
    expect(compileText(`A ${typed} b`).findings).toEqual([
      `1:3 error wrong-encoding Unexpected \`${typed}\`: a letter was lost when a program read this text wrongly`,
    ]);
  },
);

test.each(['&#39;', '&#8217;', '&#x2014;', '&#9;', '&#160;'])('nothing is said of %s', (typed) => {
  expect(compileText(`A ${typed} b`).findings).toEqual([]);
});
