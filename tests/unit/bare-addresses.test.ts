import { describe, expect, test } from 'vitest';
import { compileText } from './compile-text.ts';

test('a bar in a formula in a cell is typed with a backslash, and shown without', () => {
  const { html } = compileText('| a |\n|---|\n| $p(a\\|b)$ and $x\\|y$ |');
  expect(html).toContain('<td>$p(a|b)$ and $x|y$</td>');
});

describe('a bare address ends before', () => {
  test.each([...'»”’“„‹›—―–…‥•¿¡，。、；：！？（）《》「」【】～｜।،؟'.split(''), '.»', ')”', '»,', '。”'])(
    '%s',
    (sign) => {
      expect(linksIn(`See https://example.com/a${sign} now.`)).toEqual(['https://example.com/a']);
      expect(linksIn(`“www.example.com/a${sign} now.`)).toEqual(['http://www.example.com/a']);
      expect(linksIn(`«https://example.com${sign}`)).toEqual(['https://example.com']);
      expect(linksIn(`«me@example.com${sign}`)).toEqual(['mailto:me@example.com']);
    },
  );

  test('words without a blank, which are read as Markdown', () => {
    const { html } = compileText('请访问https://example.com/e，**谢谢**。');
    expect(html).toBe(
      '<p>请访问<a href="https://example.com/e" data-says-address="">https://example.com/e</a>，<strong>谢谢</strong>。</p>',
    );
  });

  test('another one, with signs between them', () => {
    expect(linksIn('«www.a.example/x»，«www.b.example/y»')).toEqual([
      'http://www.a.example/x',
      'http://www.b.example/y',
    ]);
    expect(linksIn(String.raw`\*https://a.example/x»，https://b.example/y…`)).toEqual([
      'https://a.example/x',
      'https://b.example/y',
    ]);
  });

  test('the ending of a word', () => {
    expect(linksIn('It is https://example.com/about’s headline.')).toEqual(['https://example.com/about']);
  });
});

test.each([
  ['See https://x.example/my_name_ now.', 'https://x.example/my_name_'],
  ['(www.x.example/a__)', 'http://www.x.example/a__'],
  ['_See https://x.example/a_', 'https://x.example/a'],
  ['<https://x.example/a>_ b', 'https://x.example/a'],
])('a bare address has the `_` at its end, unless italics end there: %s', (text, address) => {
  expect(linksIn(text)).toEqual([address]);
});

test.each([
  'https://it.wikipedia.org/wiki/Città',
  'https://it.wikipedia.org/wiki/L’Aquila',
  'https://ca.wikipedia.org/wiki/Paral·lel',
  'https://ja.wikipedia.org/wiki/スティーブ・ジョブズ',
  'https://münchen.example/größe?q=ñ#ö',
  'https://example.com/a_(b)',
])('%s is one address', (address) => {
  expect(linksIn(`See ${address}, “${address}” and (${address}).`)).toEqual(Array(3).fill(encodeURI(address)));
});

function linksIn(markdown: string): string[] {
  return [...compileText(markdown).html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);
}

describe('in a table, a backslash before `|`', () => {
  test.each([
    [String.raw`https://example.com/a\|b`, 'https://example.com/a%7Cb', 'https://example.com/a|b'],
    [String.raw`*www.example.com/a\|b\|c*`, 'http://www.example.com/a%7Cb%7Cc', 'www.example.com/a|b|c'],
    [String.raw`[w](https://example.com/a\|b)`, 'https://example.com/a%7Cb', 'w'],
    [String.raw`<a href="https://example.com/a\|b">w\|x</a>`, 'https://example.com/a|b', 'w|x'],
  ])('is no part of the address: %s', (typed, address, words) => {
    const { html, findings } = compileText(`| Place |\n|---|\n| ${typed} |`);
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect([links, findings]).toEqual([[address], []]);
    expect(html).toContain(`>${words}</a>`);
  });

  test('is one outside of it', () => {
    expect(linksIn(String.raw`See https://example.com/a\|b.`)).toEqual(['https://example.com/a%5C%7Cb']);
  });
});
