import { tests as examples } from 'commonmark-spec';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { toPlainText } from '../../pipeline/compile/markdown/texts/plain-text.ts';
import { compileText } from './compile-text.ts';
import { ENGLISH } from './english-labels.ts';

const TAG = /<\/?(?:a|br|code|del|div|em|h[1-6]|hr|img|ins|li|ol|p|pre|strong|table|td|tr|ul)\b/g;

describe('plain text', () => {
  test.each([
    [
      'headings, underlined at the upper levels',
      '# A\n\n## B *c* d\n\n### E\n\ntext',
      'A\n---\n\nB c d\n-----\n\nE\n\ntext',
    ],
    ['paragraphs, each on one line', 'a\nb\n\nc', 'a b\n\nc'],
    [
      'a blank between an address and the word behind it',
      '[Anki](https://a.org/b_(c))를 **[d](https://a.org)e** [f](https://a.org). g (h)i',
      'Anki (https://a.org/b_(c)) 를 d (https://a.org) e f (https://a.org). g (h)i',
    ],
    ['hard line breaks', 'a\\\nb  \nc', 'a\nb\nc'],
    ['lists in lists', '- a\n- b\n  - c\n    - d', '- a\n- b\n  - c\n    - d'],
    ['numbered lists with their first number', '5. a\n6. b\n   1. c', '5. a\n6. b\n   1. c'],
    ['paragraphs in lists', '- a\n\n  b\n\n- c', '- a\n\n  b\n- c'],
    ['code in lists', '1. a\n\n   ```\n   code\n   ```\n2. b', '1. a\n\n       code\n2. b'],
    ['task lists', '- [x] done\n- [ ] to do', '- [x] done\n- [ ] to do'],
    [
      'tables in columns',
      '| Name | Days |\n|---|--:|\n| Sprint | 4 |\n| A longer one | 12 |',
      'Name         | Days\n-------------|-----\nSprint       | 4\nA longer one | 12',
    ],
    ['East Asian tables', '| 名前 | b |\n|---|---|\n| 長い | c\\|d |', '名前 | b\n-----|----\n長い | c|d'],
    [
      'the caption of a table',
      '<table><caption>Fees</caption><tr><th>a</th></tr><tr><td>b<br>c</td></tr></table>',
      'Fees\n\na\n---\nb c',
    ],
    [
      'an address once, if the words of its link are the address',
      'www.a.org, [a.org](https://www.A.org/), <https://b.org/c>, [b.org/c](https://b.org/c), <d@e.org>, [d@e.org](mailto:d@e.org?subject=f), [+39 02 12](tel:+390212)',
      'www.a.org, a.org, https://b.org/c, b.org/c, d@e.org, d@e.org, +39 02 12',
    ],
    [
      'an address behind other words',
      '[b.org](https://b.org/c), [a.org](https://b.org), [write](mailto:d@e.org), [02 12](tel:+390212), [b.org/C](https://b.org/c)',
      'b.org (https://b.org/c), a.org (https://b.org), write (mailto:d@e.org), 02 12 (tel:+390212), b.org/C (https://b.org/c)',
    ],
    ['links with the whole address', 'a [link](/faq#x) b', 'a link (https://s.org/faq#x) b'],
    ['links that are their own words once', '<https://x.org> or <a@b.org>', 'https://x.org or a@b.org'],
    ['links within the page without an address', '[here](#top)', 'here'],
    ['links with formatted words', '[**bold** words](/x)', 'bold words (https://s.org/x)'],
    ['images by what they show', '![A ladder](/a.png) and ![](/b.png)', '[Image: A ladder] and'],
    ['linked images', '[![A ladder](/a.png)](/x)', '[Image: A ladder] (https://s.org/x)'],
    [
      'figures with their caption',
      '<figure><img src="/a.png" alt="A"><figcaption>B</figcaption></figure>',
      '[Image: A]\n\nB',
    ],
    ['code as it is', '```js\nif (a  < b) {\n\n  c\n}\n```', '    if (a  < b) {\n\n      c\n    }'],
    ['inline code without its marks', 'call `run()` *now*', 'call run() now'],
    ['quotes with a mark', '> a\n>\n> - b', '> a\n>\n> - b'],
    ['footnotes as numbers and notes', 'a[^1]\n\n[^1]: One.', 'a[1]\n\n[1] One.'],
    ['raised figures with a sign', '10<sup>9</sup> of CO<sub>2</sub>', '10^9 of CO2'],
    ['quotation marks', 'a <q>b</q>', 'a “b”'],
    ['lines across', 'a\n\n---\n\nb', 'a\n\n* * *\n\nb'],
    ['definitions', '<dl><dt>T</dt><dd>D</dd></dl>', 'T\n\n    D'],
    ['blocks in blocks', '<div>a<p>b</p>c</div>', 'a\n\nb\n\nc'],
    ['signs as signs', 'a &lt;b&gt; &amp; p < 0.05', 'a <b> & p < 0.05'],
  ])('has %s', (_what, markdown, text) => {
    expect(plain(markdown)).toBe(text);
  });

  test('of every CommonMark example holds each of its words, and no tag that is not one of them', () => {
    const lost = examples.flatMap(({ number, markdown }) => {
      const { tree } = compileText(markdown.replaceAll('→', '\t'));
      const words: string[] = [];
      visit(tree, 'text', (node) => void words.push(...node.value.split(/\s+/)));
      const text = toPlainText(tree, { siteUrl: 'https://s.org', here: '/page', labels: ENGLISH });
      const missing = words.filter((word) => !text.includes(word));
      const tags = (text.match(TAG) ?? []).filter((tag) => !words.join(' ').includes(tag));
      return missing.length + tags.length > 0 ? [{ number, missing, tags }] : [];
    });
    expect(lost).toEqual([]);
  });
});

function plain(markdown: string): string {
  return toPlainText(compileText(markdown).tree, { siteUrl: 'https://s.org', here: '/page', labels: ENGLISH });
}
