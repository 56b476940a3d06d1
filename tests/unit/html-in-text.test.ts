import { describe, expect, test } from 'vitest';
import { compileText } from './compile-text.ts';

const facts = new Map([['known', 'four weeks']]);

describe('text with signs stays text', () => {
  test.each([
    'a<b and c>d',
    'x <y and y> z',
    'if a<i and b>c then d<s or e>f',
    'List<String>, Map<Object>, Promise<Video> and Array<Time>',
    'a<b>c',
    'List<A> and then Set<B>',
    'Dear <first name>, write to <your-name>',
    'Tab<Data>: a type',
    '*a<b and c>d* and [a<i and b>c](/x)',
  ])('%s, without a word about it', (text) => {
    const { html, findings } = compileText(text);
    expect([textOf(html), findings]).toEqual([text.replaceAll(/[*[]|\]\(\/x\)/g, ''), []]);
  });

  test.each([
    ['the <title> element', '1:5'],
    ['the <script> and', '1:5'],
  ])('%s, and the writer is told', (text, place) => {
    const { html, findings } = compileText(text);
    expect(textOf(html)).toBe(text);
    expect(findings).toEqual([expect.stringContaining(`${place} warning html-unclosed`)]);
  });
});

describe('HTML stays HTML', () => {
  test.each([
    ['CO<sub>2</sub> and x<b>y</b>', '<p>CO<sub>2</sub> and x<b>y</b></p>'],
    ['one<br>two<BR>three<Br>four<wbr>five', '<p>one<br>two<br>three<br>four<wbr>five</p>'],
    ['so <ul><li>a<li>b</ul>', '<p>so </p><ul><li>a</li><li>b</li></ul>'],
    ['<a name="x"></a>one', '<p><a id="x"></a>one</p>'],
    [
      '<a href="/x">me@a.example, **www.b.example**</a>',
      '<p><a href="/x">me@a.example, <strong>www.b.example</strong></a></p>',
    ],
  ])('%s', (text, html) => {
    const compiled = compileText(text);
    expect([compiled.html.replace('<p></p>', ''), compiled.findings]).toEqual([html, []]);
  });

  test.each([
    ['<ul><li>a</li><ul><li>b</li></ul></ul>', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
    ['<ol><b>c</b> d<li>e</li> <li>f</li></ol>', '<ol><li><b>c</b> d</li><li>e</li> <li>f</li></ol>'],
  ])('and what is outside of the items of a list comes into one: %s', (text, html) => {
    expect(compileText(text).html).toBe(html);
  });

  test('and names no place twice: what is called so by its name gives way to an id', () => {
    const { html, findings } = compileText('<a name="x">a</a> <a id="x">b</a>');
    expect(html).toBe('<p><a>a</a> <a id="x">b</a></p>');
    expect(findings).toEqual([expect.stringContaining('attribute `name` of `<a>`')]);
  });
});

describe('nothing is lost in silence behind', () => {
  test.each(['<iframe src="a" />', '<script src="a" />', '<textarea />', '<Video src="a" />', '<svg />', '<select>'])(
    '%s',
    (tag) => {
      for (const text of [
        `One ${tag} two *three*.\n\n## Four\n\nFive.`,
        `One.\n\n${tag}\n\nTwo *three*.\n\n## Four\n\nFive.`,
      ]) {
        const { html, findings } = compileText(text, { topLevel: 2 });
        const parts = ['One', '<em>three</em>', '<h2 id="four">Four</h2>', '<p>Five.</p>'];
        const isWhole = parts.every((part) => html.includes(part));
        expect(findings).toEqual([expect.stringContaining(isWhole ? 'html-' : ' error html-swallows ')]);
      }
    },
  );

  test('a script that has less-than signs in it', () => {
    const { html, findings } = compileText('<script>if (a<b) { write("</b>") }</script> after');
    expect(html.trim()).toBe('after');
    expect(findings).toHaveLength(1);
  });
});

test.each([
  ['[**![A](https://b.example/x.png)**](/y)', '<p><a href="/y"><strong>A</strong></a></p>'],
  ['<a href="/y"><b><img src="https://b.example/x.png" alt="A"></b></a>', '<p><a href="/y"><b>A</b></a></p>'],
])('a picture of another site is no link inside of a link: %s', (text, html) => {
  expect(compileText(text).html).toBe(html);
});

test('a fact may stand in an attribute', () => {
  const { html, findings } = compileText('<p title="{{ known }}">a</p>', { facts });
  expect([html, findings]).toEqual(['<p title="four weeks">a</p>', []]);
});

describe('a heading of HTML', () => {
  test('stands where one of Markdown would, and is told of', () => {
    const { html, findings } = compileText('<h1 id="a">A</h1>\n\n<h2>B</h2>\n\n## C\n\n<h5>D</h5>', { topLevel: 2 });
    expect(html.replaceAll('\n', '')).toBe('<h2 id="a">A</h2><h3 id="b">B</h3><h3 id="c">C</h3><h6 id="d">D</h6>');
    expect(findings).toEqual([
      '1:1 warning heading-level Unexpected heading of level 1, expected 2 or deeper',
      '7:1 warning heading-level Unexpected heading of level 5, expected 3',
    ]);
  });

  test('of the top level is the only one that is told of, wherever it stands', () => {
    const { findings } = compileText('## A\n\n### B\n\n<h1>C</h1>', { topLevel: 2 });
    expect(findings).toEqual(['5:1 warning heading-level Unexpected heading of level 1, expected 2 or deeper']);
  });

  test('in a comment is none', () => {
    expect(compileText('<!-- <h1>A</h1> -->\n\n## B', { topLevel: 2 }).findings).toEqual([
      '1:1 note comment-removed This comment is not published',
    ]);
  });
});

test.each(['{{<figure class="x">}}', '<div>\n{{<figure class="x">}}\n</div>'])('a shortcode is text: %j', (text) => {
  expect(textOf(compileText(text).html).trim()).toMatch(/^\{\{<figure class=["“]x["”]>\}\}$/);
});

test('a comment in a shortcode stays hidden', () => {
  expect(textOf(compileText('{{<!-- not for readers -->}}').html)).toBe('{{}}');
});

// What takes the square of its length takes many minutes for each of them.
describe('a long text is read to its end', () => {
  test.each([
    '<div a={',
    '<a href="/x">a.b@c.d ',
    'x <script src=a> ',
    'a<b and c>d ',
    '<iframe src="a" /> `<` ',
    '<b ={{{',
  ])('of %j only', (piece) => {
    const { html, findings } = compileText(piece.repeat(5000));
    expect(html.length + findings.length).toBeGreaterThan(0);
  });
});

function textOf(html: string): string {
  return html
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll('&#x3C;', '<')
    .replaceAll('&#x26;', '&');
}

test.each([
  ['<div>\n\n    <!-- a note -->\n    <p>Words.</p>\n\n</div>', ['3:1 warning prose-as-code']],
  ['<table>\n  <tr>\n\n    <!-- a row -->\n    <td>One</td>\n\n  </tr>\n</table>', ['4:1 error lost-cell']],
  ['Words.\n\n    <!-- an example -->\n    <p>Words.</p>', []],
])('a comment four blanks in hides no HTML below it: %j', (text, said) => {
  const { findings } = compileText(text);
  expect(findings.map((line) => line.split(' ').slice(0, 3).join(' '))).toEqual(said);
});
