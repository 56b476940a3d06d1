import { tests as examples } from 'commonmark-spec';
import * as fc from 'fast-check';
import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { RootContent, Text } from 'mdast';
import { toMarkdown, type Options } from 'mdast-util-to-markdown';
import remarkGfm from 'remark-gfm';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';
import { markdownBlocks } from '../../pipeline/outputs/texts/markdown-pages.ts';
import { plainBlocks } from '../../pipeline/site/derive/blocks.ts';
import { toMarkdownText, writeMarkdown } from '../../pipeline/markdown/texts/markdown-text.ts';
import { toPlainText } from '../../pipeline/markdown/texts/plain-text.ts';
import { amount, sampleOf } from '../sampling.ts';
import { compileText } from './compile-text.ts';
import { ENGLISH } from './english-labels.ts';

const ORIGIN = { siteUrl: 'https://s.org', here: '/page', labels: ENGLISH };
/** The form of the library, without a way of our own. */
const LIBRARY: Options = {
  bullet: '-',
  emphasis: '*',
  rule: '-',
  extensions: unified().use(remarkGfm, { tablePipeAlign: false }).freeze().data().toMarkdownExtensions ?? [],
};
const NEEDLESS = /(?<!\\)\\&(?!#?\w+;)/g;
/** Where a text may stand. */
const PLACES: readonly ((text: Text) => RootContent[])[] = [
  (text) => [{ type: 'paragraph', children: [text] }],
  (text) => [{ type: 'heading', depth: 2, children: [text] }],
  (text) => [{ type: 'paragraph', children: [text, { type: 'strong', children: [text] }, text] }],
  (text) => [{ type: 'paragraph', children: [{ type: 'link', url: '/a', children: [text] }, text] }],
  (text) => [{ type: 'paragraph', children: [{ type: 'footnoteReference', identifier: 'a' }, text] }],
  (text) => [{ type: 'paragraph', children: [text, { type: 'break' }, text] }],
  (text) => [{ type: 'table', children: [{ type: 'tableRow', children: [{ type: 'tableCell', children: [text] }] }] }],
];
/** So many texts without signs of Markdown are tried. */
const RUNS = amount(1000, 3000);
/** So many examples of CommonMark. */
const SAMPLE = 220;
const WORD = /[\p{L}\p{N}]+/gu;

describe('a text as Markdown', () => {
  test.each([
    ['links with whole addresses', '[a](/faq#x) [b](#top)', '[a](https://s.org/faq#x) [b](https://s.org/page#top)'],
    ['addresses that anybody can read', '[a](https://x.org/?a=1&b=2) R&D', '[a](https://x.org/?a=1&b=2) R&D'],
    ['names of signs as they were typed', '`x` &amp;copy;', '`x` \\&copy;'],
    [
      'blanks at the edges of links',
      'so[ we](/a) [you<br>](/b)go',
      'so [we](https://s.org/a) [you](https://s.org/b) go',
    ],
    ['pictures with their words', '![A ladder](/a.png) ![](/b.png)', '![A ladder](https://s.org/a.png)'],
    ['tables with what they are called', tableWith('<caption>Fees</caption>'), 'Fees\n\n| a |\n| - |\n| b |'],
    ['the items of a list in a cell, apart', cellWith('<ul><li>a</li><li>b</li></ul>c'), '| h |\n| - |\n| - a - b c |'],
    [
      'the letters of a list in a cell',
      cellWith('<ol type="a"><li>x</li><li>y</li></ol>'),
      '| h |\n| - |\n| a. x b. y |',
    ],
    ['blocks in a cell, apart', cellWith('a<p>b</p>c<div>d</div>e'), '| h |\n| - |\n| a b c d e |'],
    ['notes as footnotes', 'a[^1]\n\n[^1]: One.', 'a[^fn-1]\n\n[^fn-1]: One.'],
    ['signs that would mean something', '\\*a\\* \\<b> \\# c_d_', '\\*a\\* \\<b> # c_d\\_'],
  ])('has %s', (_what, source, markdown) => {
    expect(toMarkdownText(compileText(source).tree, ORIGIN)).toBe(markdown);
  });

  test('says what each example of CommonMark without a picture says, when it is read again', () => {
    // A picture of another host would be a link.
    const faults = sampleOf(examples, SAMPLE)
      .filter(({ html }) => !html.includes('<img'))
      .flatMap(({ number, markdown }) => {
        const { tree } = compileText(markdown.replaceAll('→', '\t'));
        const again = compileText(toMarkdownText(tree, ORIGIN));
        const [said, saidAgain] = [wordsIn(tree), wordsIn(again.tree)];
        return said === saidAgain ? [] : [{ number, said, saidAgain }];
      });
    expect(faults).toEqual([]);
  });
});

test('a text without signs of Markdown is written as the library writes it', () => {
  const pieces = fc.constantFrom(
    ...'a w W 1 é - . : ; , / ( ) ? ! " \' % € – · @ # & * + < = > [ ] _ ` ~ | \\'.split(' '),
    ' ',
    'http',
    'www',
    'p',
    's',
  );
  const texts = fc.array(pieces, { minLength: 1, maxLength: 7 }).map((parts) => parts.join(''));
  let plain = 0;
  fc.assert(
    fc.property(texts, fc.constantFrom(...PLACES), (value, place) => {
      const tree = place({ type: 'text', value });
      const written = writeMarkdown(tree);
      if (written.includes(value)) plain++;
      expect(written).toBe(toMarkdown({ type: 'root', children: tree }, LIBRARY).trimEnd().replaceAll(NEEDLESS, '&'));
    }),
    { numRuns: RUNS },
  );
  expect(plain).toBeGreaterThan(RUNS / 6);
});

test('what is text in a line is text in Markdown', () => {
  for (const line of ['<script>alert(1)</script>', '# a', '- b', '1. c', '[d](javascript:e)', '`f` *g* ~h~', '| i |']) {
    const again = compileText(markdownBlocks([{ kind: 'line', text: line }], ORIGIN));
    expect(toPlainText(again.tree, ORIGIN)).toBe(line);
    expect(again.html).not.toMatch(/<(?!\/?p>)/);
  }
});

test('blocks say the same as plain text and as Markdown', () => {
  const prose = { html: '<p>prose</p>', text: 'prose', markdown: 'prose' };
  const blocks = [
    { kind: 'heading', depth: 2, text: 'Heading' },
    { kind: 'lines', items: ['one', 'two'] },
    { kind: 'list', title: 'Title', items: ['three'] },
    { kind: 'points', items: [prose] },
    { kind: 'prose', prose },
    { kind: 'picture', picture: { alt: '', src: '/a.png' } },
    { kind: 'links', items: [{ label: 'Label', href: '#x' }] },
    { kind: 'quote', quote: 'Said', by: 'Name' },
    { kind: 'page', title: 'Page', lines: ['of it'], address: '/p' },
  ] as const;
  expect(plainBlocks(blocks, ORIGIN)).toBe(
    'Heading\n-------\n\none\ntwo\n\nTitle:\n- three\n\n- prose\n\nprose\n\nLabel: https://s.org/page#x\n\n“Said”\nName\n\nPage\nof it\nhttps://s.org/p',
  );
  expect(markdownBlocks(blocks, ORIGIN)).toBe(
    '## Heading\n\n- one\n- two\n\nTitle:\n\n- three\n\n* prose\n\nprose\n\n- [Label](https://s.org/page#x)\n\n> Said\n>\n> — Name\n\n### [Page](https://s.org/p)\n\nof it',
  );
});

function cellWith(html: string): string {
  return `<table><tr><th>h</th></tr><tr><td>${html}</td></tr></table>`;
}

function tableWith(caption: string): string {
  return `<table>${caption}<tr><th>a</th></tr><tr><td>b</td></tr></table>`;
}

/** The words of a tree. */
function wordsIn(tree: Root): string {
  return (toString(tree).match(WORD) ?? []).join(' ');
}
