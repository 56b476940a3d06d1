import { describe, expect, test } from 'vitest';
import { markersOf, typeOfStyle } from '../../pipeline/compile/markdown/list-markers.ts';
import { toMarkdownText } from '../../pipeline/compile/markdown/texts/markdown-text.ts';
import { toPlainText } from '../../pipeline/compile/markdown/texts/plain-text.ts';
import { compileText } from './compile-text.ts';
import { ENGLISH } from './english-labels.ts';

const ORIGIN = { siteUrl: 'https://s.org', here: '/page', labels: ENGLISH };

describe('the items of a list', () => {
  test.each([
    ['<ol>', ['1', '2', '3']],
    ['<ol type="a">', ['a', 'b', 'c']],
    ['<ol type="A" start="25">', ['Y', 'Z', 'AA']],
    ['<ol type="i" start="8">', ['viii', 'ix', 'x']],
    ['<ol type="I" start="1998">', ['MCMXCVIII', 'MCMXCIX', 'MM']],
    ['<ol reversed>', ['3', '2', '1']],
    ['<ol type="a" start="2" reversed>', ['b', 'a', '0']],
    ['<ol type="1" start="5">', ['5', '6', '7']],
    ['<ol start="-1">', ['-1', '0', '1']],
    ['<ol start="3rd">', ['3', '4', '5']],
    ['<ol start="">', ['1', '2', '3']],
    ['<ol start="first">', ['1', '2', '3']],
  ])('of %s have the markers that a browser shows', (tag, markers) => {
    const { tree, findings } = compileText(`${tag}<li>x</li><li>y</li><li>z</li></ol>`);
    const lists = tree.children.flatMap((node) => (node.type === 'element' ? [node] : []));
    expect([lists.map(markersOf), findings]).toEqual([[markers], []]);
  });

  test('go on from the number that one of them has', () => {
    const { tree } = compileText('<ol type="a"><li>x</li><li value="6">y</li><li>z</li></ol>');
    expect(toPlainText(tree, ORIGIN)).toBe('a. x\nf. y\ng. z');
  });

  test('keep numbers below zero as Markdown', () => {
    const { tree } = compileText('<ol start="-1"><li>x</li><li>y</li></ol>');
    expect(toPlainText(tree, ORIGIN)).toBe('-1. x\n0. y');
    expect(toMarkdownText(tree, ORIGIN)).toBe('- -1. x\n- 0\\. y');
  });

  test('keep their letters as text and as Markdown', () => {
    const { tree } = compileText('<ol type="a"><li>x</li><li>y <b>z</b></li></ol>\n\nSee (b).');
    expect(toPlainText(tree, ORIGIN)).toBe('a. x\nb. y z\n\nSee (b).');
    expect(toMarkdownText(tree, ORIGIN).trim()).toBe('- a. x\n- b. y **z**\n\nSee (b).');
  });

  test('keep the letters of a paste', () => {
    const item = '<li style="list-style-type:lower-alpha"><span>x</span></li>';
    const { html } = compileText(`<b id="docs-internal-guid-1" style="font-weight:normal"><ol>${item}</ol></b>`);
    expect(html).toContain('<ol type="a"><li>x</li></ol>');
  });
});

test.each([
  ['lower-alpha', 'a'],
  ['list-style: upper-latin', 'A'],
  ['list-style-type:LOWER-ROMAN', 'i'],
  ['upperRoman', 'I'],
  ['decimal', undefined],
  ['lower-greek', undefined],
])('the type of the style %j is %j', (style, type) => {
  expect(typeOfStyle(style)).toBe(type);
});
