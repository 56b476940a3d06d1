import { readFileSync } from 'node:fs';
import type { Element, Nodes, Parents, Root } from 'hast';
import { tests as examples } from 'commonmark-spec';
import { fromHtml } from 'hast-util-from-html';
import { CONTINUE, SKIP, visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { compileText, writeHtml } from './compile-text.ts';

/** An example of CommonMark 0.31.2 whose published form differs from the reference by design. */
interface Exception {
  readonly number: number;
  readonly reason: string;
  /** What is published instead, without what the pipeline adds to every heading, image and table. */
  readonly html: string;
  /** What the writer is told, as `LINE:COLUMN rule`. */
  readonly findings: readonly string[];
}

const EXCEPTIONS = new URL('../fixtures/commonmark/exceptions.json', import.meta.url);
const exceptions = JSON.parse(readFileSync(EXCEPTIONS, 'utf8')) as readonly Exception[];
const exceptionOf = new Map(exceptions.map((exception) => [exception.number, exception]));

describe('CommonMark 0.31.2', () => {
  test('has the 652 examples that the specification lists', () => {
    expect(examples.map(({ number }) => number)).toEqual(Array.from({ length: 652 }, (_, index) => index + 1));
  });

  test.each(examples.filter(({ number }) => !exceptionOf.has(number)))(
    'example $number ($section) equals the reference',
    ({ markdown, html }) => {
      expect(neutral(undress(compileText(withTabs(markdown)).tree))).toBe(neutral(withTabs(html)));
    },
  );

  test.each(exceptions)('example $number differs by design: $reason', ({ number, html, findings }) => {
    const example = examples[number - 1];
    const compiled = compileText(withTabs(example?.markdown ?? ''));
    expect(neutral(undress(compiled.tree))).toBe(html);
    expect(compiled.findings.map((one) => one.replace(/^(\S+) \w+ (\S+).*$/s, '$1 $2'))).toEqual(findings);
    expect(html, 'it equals the reference by now: take it off the list').not.toBe(
      neutral(withTabs(example?.html ?? '')),
    );
  });
});

describe('what the pipeline puts around every heading, link, image and table', () => {
  test.each([
    ['# Foo', '<h1 id="foo">Foo</h1>'],
    ['<http://a.b>', '<p><a href="http://a.b" data-says-address="">http://a.b</a></p>'],
    [
      '![foo](/url "title")',
      '<p><picture><img src="/url" alt="foo" width="640" height="480" loading="lazy" decoding="async" title="title"></picture></p>',
    ],
    [
      '<table><tr><td>1</td></tr></table>',
      '<div data-table="" tabindex="0" role="group" aria-label="Table"><table><tbody><tr><td>1</td></tr></tbody></table></div>',
    ],
  ])('%s is exactly that', (markdown, html) => {
    expect(compileText(markdown).html).toBe(html);
  });

  test('is taken off again before the comparison, and nothing else is', () => {
    const markdown = '# A\n\n![b](/c "d")\n\n<table><tr><td id="e">1</td></tr></table>\n\n<div id="f">g</div>';
    expect(neutral(undress(compileText(markdown).tree))).toBe(
      '<h1>A</h1>\n<p><img src="/c" alt="b" title="d"></p>\n' +
        '<table><tbody><tr><td id="e">1</td></tr></tbody></table>\n<div id="f">g</div>',
    );
  });
});

function withTabs(text: string): string {
  return text.replaceAll('→', '\t');
}

/** One serialiser for both sides, after one HTML parser: only ways of writing the same tree vanish. */
function neutral(html: string | Root): string {
  const text = typeof html === 'string' ? html : writeHtml(html);
  return writeHtml(fromHtml(text.replace(/\n+$/, ''), { fragment: true }));
}

/**
 * Takes off what the pipeline adds by design, and nothing else: the ids of headings, the mark of links whose words are
 * their address, the sizes of images with the element around their forms, the box around tables.
 */
function undress(tree: Root): Root {
  const copy = structuredClone(tree);
  visit(copy, 'element', (node: Element, index, parent: Parents | undefined) => {
    if (/^h[1-6]$/.test(node.tagName)) delete node.properties['id'];
    if (node.tagName === 'a') delete node.properties['dataSaysAddress'];
    if (node.tagName === 'img') for (const name of ADDED_TO_IMAGES) delete node.properties[name];
    if (!parent || index === undefined || !isWrapper(node)) return CONTINUE;
    parent.children.splice(index, 1, ...node.children);
    return [SKIP, index];
  });
  return copy;
}

const ADDED_TO_IMAGES = ['width', 'height', 'loading', 'decoding'];

function isWrapper(node: Nodes): boolean {
  return node.type === 'element' && (node.tagName === 'picture' || 'dataTable' in node.properties);
}
