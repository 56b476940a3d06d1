import { fromHtml } from 'hast-util-from-html';
import { describe, expect, test } from 'vitest';
import { createLinkResolver } from '../../pipeline/site/parse/links.ts';
import { allowedHtml } from '../../pipeline/markdown/html/typed-html.ts';
import { fileAt } from '../../pipeline/findings/message.ts';
import { vectors } from '../fixtures/attacks/vectors.ts';
import { compileText, writeHtml } from './compile-text.ts';
import { dangersIn, ELEMENTS } from './dangers.ts';

const facts = new Map([
  ['evil', '"><script>alert(1)</script><img src=x onerror=alert(1)>'],
  ['evil-link', 'javascript:alert(1)'],
]);

describe('an attack', () => {
  test.each(vectors)('%j comes to nothing', (vector) => {
    expect(dangersIn(fromHtml(publish(vector), { fragment: true }))).toEqual([]);
  });

  test.each(vectors)('%j comes to nothing inside other text, read twice', (vector) => {
    const once = fromHtml(publish(`Before ${vector} after.\n\n> ${vector}\n\n<div>\n${vector}\n</div>`), {
      fragment: true,
    });
    expect(dangersIn(fromHtml(writeHtml(once), { fragment: true }))).toEqual([]);
  });

  test('is one of more than 150', () => {
    expect(new Set(vectors).size).toBeGreaterThan(150);
  });
});

describe('the watch over attacks', () => {
  test.each([
    ['<script>x</script>', 'element script'],
    ['<svg></svg>', 'element svg'],
    ['<b onclick=x>x</b>', 'onClick of b'],
    ['<b style=x>x</b>', 'style of b'],
    ['<a href=javascript:x>x</a>', 'href javascript:x'],
    ['<a href=" java\nscript:x">x</a>', 'href  java\nscript:x'],
    ['<a href=destination:x>x</a>', 'href destination:x'],
    ['<img srcset="data:x 1x">', 'srcset data:x'],
  ])('sees %s', (html, danger) => {
    expect(dangersIn(fromHtml(html, { fragment: true }))).toEqual([danger]);
  });
});

describe('the allow-list', () => {
  test('has the elements that were thought about, and no other', () => {
    expect(allowedHtml.tagNames?.filter((name) => !ELEMENTS.has(name))).toEqual([]);
  });
});

function publish(markdown: string): string {
  const targets = { addressOfFile: new Map(), destinations: new Map() };
  const links = createLinkResolver(targets, fileAt('text.md'), '/text');
  return compileText(markdown, { facts, resolveLink: (target, place) => links.resolve(target, place) }).html;
}
