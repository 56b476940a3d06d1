import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { createLinkResolver } from '../../pipeline/parse/links.ts';
import { allowedHtml } from '../../pipeline/parse/markdown/allowed-html.ts';
import { createReport } from '../../pipeline/report.ts';
import { vectors } from '../fixtures/attacks/vectors.ts';
import { compileText, writeHtml } from './compile-text.ts';

/** What the allow-list lets through, and what the pipeline adds itself; nothing from the list's own file. */
const ELEMENTS = new Set(
  (
    'a abbr b bdi bdo blockquote br caption cite code dd del details dfn div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img input ' +
    'ins kbd li mark ol p picture pre q rp rt ruby s samp section small source span strong sub summary sup table tbody td tfoot th thead ' +
    'time tr u ul var wbr'
  ).split(' '),
);
const SITE = 'https://site.example/';
const PROTOCOLS = new Set(['https:', 'http:', 'mailto:', 'tel:']);
const ADDRESSES = ['href', 'src', 'cite', 'action', 'formAction', 'poster', 'data', 'background', 'xLinkHref', 'ping'];

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
  const links = createLinkResolver({ addressOfFile: new Map(), destinations: new Map() }, createReport());
  const origin = { file: 'text.md', address: '/text' };
  return compileText(markdown, { facts, resolveLink: (target, place) => links.resolve(target, origin, place) }).html;
}

function dangersIn(tree: Root): string[] {
  const dangers: string[] = [];
  visit(tree, 'element', (node) => {
    if (!ELEMENTS.has(node.tagName)) dangers.push(`element ${node.tagName}`);
    for (const name of Object.keys(node.properties))
      if (/^(?:on|style$|srcDoc$|formAction$)/i.test(name)) dangers.push(`${name} of ${node.tagName}`);
    dangers.push(
      ...addressesOf(node)
        .filter(([, address]) => !isSafe(address))
        .map((parts) => parts.join(' ')),
    );
  });
  return dangers;
}

function addressesOf({ properties }: Element): [string, string][] {
  const plain = ADDRESSES.filter((name) => name in properties).map((name): [string, string] => [
    name,
    String(properties[name]),
  ]);
  const sets = [properties['srcSet'] ?? []]
    .flat()
    .map((entry): [string, string] => ['srcset', String(entry).trim().split(/\s/)[0] ?? '']);
  return [...plain, ...sets];
}

/** As a browser reads an address: blanks and control characters do not hide a scheme. */
function isSafe(address: string): boolean {
  if (!URL.canParse(address, SITE)) return /^https?:\/\//.test(address);
  return PROTOCOLS.has(new URL(address, SITE).protocol);
}
