import { describe, expect, test } from 'vitest';
import { markersOf } from '../../pipeline/markdown/list-markers.ts';
import { toMarkdownText } from '../../pipeline/markdown/texts/markdown-text.ts';
import { toPlainText } from '../../pipeline/markdown/texts/plain-text.ts';
import { compileText } from './compile-text.ts';
import { ENGLISH } from './english-labels.ts';

const ORIGIN = { siteUrl: 'https://s.org', here: '/page', labels: ENGLISH };

describe('the items of a list', () => {
  test.each([
    ['<ol>', ['1', '2', '3']],
    ['<ol type="a">', ['a', 'b', 'c']],
    ['<ol type="A" start="25">', ['Y', 'Z', 'AA']],
    ['<ol type="i" start="8">', ['viii', 'ix', 'x']],
    ['<ol type="I" start="38">', ['XXXVIII', 'XXXIX', '40']],
    ['<ol reversed>', ['3', '2', '1']],
    ['<ol type="a" start="2" reversed>', ['b', 'a', '0']],
    ['<ol start="-1">', ['-1', '0', '1']],
    ['<ol start="3rd">', ['3', '4', '5']],
    ['<ol start="first">', ['1', '2', '3']],
  ])('of %s have the markers that a browser shows', (tag, markers) => {
    const { tree, findings } = compileText(`${tag}<li>x</li><li>y</li><li>z</li></ol>`);
    const lists = tree.children.flatMap((node) => (node.type === 'element' ? [node] : []));
    expect([lists.map(markersOf), findings]).toEqual([[markers], []]);
  });

  test('keep numbers below zero as Markdown', () => {
    const { tree } = compileText('<ol start="-1"><li>x</li><li>y</li></ol>');
    expect(toPlainText(tree, ORIGIN)).toBe('-1. x\n0. y');
    expect(toMarkdownText(tree, ORIGIN)).toBe('- -1. x\n- 0\\. y');
  });

  test('keep their letters as text and as Markdown', () => {
    const { tree } = compileText('<ol type="a"><li>x</li><li value="6">y <b>z</b></li></ol>\n\nSee (f).');
    expect(toPlainText(tree, ORIGIN)).toBe('a. x\nf. y z\n\nSee (f).');
    expect(toMarkdownText(tree, ORIGIN).trim()).toBe('- a. x\n- f. y **z**\n\nSee (f).');
  });
});
