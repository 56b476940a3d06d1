import type { Element, ElementContent, Root } from 'hast';
import { array, assert, asyncProperty, constantFrom, letrec, oneof, record, tuple, type Arbitrary } from 'fast-check';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';
import { toMarkdown } from '../../../pipeline/importing/to-markdown.ts';
import { readPage, wordsOf } from '../../../pipeline/lint/fixes/page-content.ts';
import { element, textNode } from '../../../pipeline/markdown/elements.ts';
import { amount } from '../../sampling.ts';
import '../seed.ts';

/** Signs that mean something in Markdown, in this site's own syntax, or in HTML, among words. */
const PIECES = [
  'one',
  'two three',
  ' ',
  'four ',
  ' five',
  '6',
  '7.',
  '8) ',
  '{{ price }}',
  '{{price}}',
  '{{',
  '{ {x} }',
  '{#six}',
  // One before a number would mark a quantity as meant, and is not published.
  '\\ ',
  '\\*',
  '\\_',
  '\\[',
  '\\{{ a }}',
  '<b>',
  '</b>',
  '<T>',
  '<div>',
  '<!-- gone -->',
  '&amp;',
  '&lt;',
  '&#146;',
  '[a](b)',
  '![a](b)',
  '[^1]',
  '[^1]: note',
  '[a]: b',
  '[a]',
  ']',
  '[',
  '*',
  '**',
  '***',
  '_',
  '__',
  '~',
  '~~',
  '`',
  '``',
  '```',
  '# ',
  '## ',
  '#six',
  '> ',
  '- ',
  '+ ',
  '-',
  '---',
  '===',
  '***a***',
  '| a | b |',
  '|',
  '|---|',
  '::bars',
  '::bars[x]{y="1"}',
  ':',
  '$',
  '$a*b$',
  '$x_1$',
  '$$',
  '$5 to $6',
  'a*b*c',
  'a_b_c',
  'C:\\new',
  '“quoted”',
  '(',
  ')',
  '…',
  '.',
  ', ',
  '!',
  '\u00a0',
  'é',
  '漢字',
  '🙂',
];
const HREFS = [
  'https://example.org/a',
  'https://example.org/b_c*d',
  'https://example.org/{{x}}',
  'https://example.org/(e)?f=[g]',
  '/process',
  '../files/a.pdf',
];

const words: Arbitrary<ElementContent> = array(constantFrom(...PIECES), { minLength: 1, maxLength: 4 }).map((parts) =>
  textNode(parts.join('')),
);
const inline = letrec<{ phrase: ElementContent; phrases: ElementContent[] }>((tie) => ({
  phrases: array(tie('phrase'), { minLength: 1, maxLength: 4 }),
  phrase: oneof(
    { depthSize: 'small' },
    { arbitrary: words, weight: 4 },
    tuple(constantFrom('b', 'i', 'strong', 'em', 'del', 'span', 'sup', 'sub', 'u', 'code'), tie('phrases')).map(
      ([name, children]) => element(name, {}, name === 'code' ? [textNode(children.map(textOf).join(''))] : children),
    ),
    // A link of signs alone may go with them, as what begins an item of a list does.
    tuple(constantFrom(...HREFS), array(words, { minLength: 1, maxLength: 2 }))
      .filter(([, children]) => children.some((child) => /\p{L}/u.test(textOf(child))))
      .map(([href, children]) => element('a', { href }, children)),
  ),
})).phrases;
const paragraph = inline.map((children) => element('p', {}, children));
const block: Arbitrary<Element> = letrec<{ block: Element; blocks: Element[] }>((tie) => ({
  blocks: array(tie('block'), { minLength: 1, maxLength: 3 }),
  block: oneof(
    { depthSize: 'small' },
    { arbitrary: paragraph, weight: 4 },
    tuple(constantFrom('h1', 'h2', 'h3', 'h4'), inline).map(([name, children]) =>
      // A heading with nothing below it would be left out of a page.
      element('div', {}, [element(name, {}, children), element('p', {}, [textNode('below')])]),
    ),
    tie('blocks').map((children) => element('blockquote', {}, children)),
    tie('blocks').map((children) => element('div', {}, children)),
    tuple(constantFrom('ul', 'ol'), array(oneof(inline, tie('blocks')), { minLength: 1, maxLength: 3 })).map(
      ([name, items]) =>
        element(
          name,
          {},
          items.map((item) => element('li', {}, item)),
        ),
    ),
    array(array(inline, { minLength: 2, maxLength: 2 }), { minLength: 2, maxLength: 3 }).map((rows) =>
      element(
        'table',
        {},
        rows.map((row) =>
          element(
            'tr',
            {},
            row.map((cell) => element('td', {}, cell)),
          ),
        ),
      ),
    ),
    words.map((text) => element('pre', {}, [element('code', {}, [text])])),
  ),
})).block;
const document = record({ blocks: array(block, { minLength: 1, maxLength: 4 }) }).map(({ blocks }): Root => ({
  type: 'root',
  children: blocks,
}));

describe('a paste', () => {
  test('keeps its words and its links, in order, whatever signs stand in it', { timeout: 3_600_000 }, async () => {
    await assert(
      asyncProperty(document, async (tree) => {
        const html = unified().use(rehypeStringify).stringify(tree);
        const { markdown } = await toMarkdown({ html }, 'en');
        const page = readPage(`---\ntitle: a\n---\n\n${markdown}`);
        const links = withoutRepeats(page.links.map(({ target }) => target));
        expect(
          { words: page.words, links },
          `${html}
${markdown}`,
        ).toEqual({
          words: wordsOf(textOf(tree)),
          links: withoutRepeats(linksIn(tree)),
        });
      }),
      { numRuns: amount(60, 5_000) },
    );
  });
});

/** The text of a tree, with a blank between blocks. */
function textOf(node: Root | ElementContent): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  const text = node.children.map((child) => textOf(child as ElementContent)).join('');
  const isInline = node.type === 'element' && /^(?:b|i|strong|em|del|span|sup|sub|u|code|a)$/.test(node.tagName);
  return isInline ? text : ` ${text} `;
}

function linksIn(node: Root | ElementContent): string[] {
  if (!('children' in node)) return [];
  const own =
    node.type === 'element' && node.tagName === 'a' && textOf(node).trim() !== ''
      ? [String(node.properties['href'])]
      : [];
  return [...own, ...node.children.flatMap((child) => linksIn(child as ElementContent))];
}

/** Links that follow each other and lead to one place become one. */
function withoutRepeats(links: readonly string[]): string[] {
  return links.filter((link, index) => link !== links[index - 1]);
}
