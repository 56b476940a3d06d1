import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { isUrl } from '../../pipeline/shared/address-text.ts';

/** The allowed elements and attributes, including those that the pipeline adds. Written independently of the program's allow-list. */
export const ELEMENTS = new Set(
  (
    'a abbr b bdi bdo blockquote br caption cite code dd del details dfn div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img input ' +
    'ins kbd li mark ol p picture pre q rp rt ruby s samp section small source span strong sub summary sup table tbody td tfoot th thead ' +
    'time tr u ul var wbr'
  ).split(' '),
);
const SITE = 'https://site.example/';
const PROTOCOLS = new Set(['https:', 'http:', 'mailto:', 'tel:']);
const ADDRESSES = ['href', 'src', 'cite', 'action', 'formAction', 'poster', 'data', 'background', 'xLinkHref', 'ping'];

/** Returns the elements, attributes and addresses in a tree that could do more than show text, in words. */
export function dangersIn(tree: Root): string[] {
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

/** Reads an address like a browser does: spaces and control characters do not hide its scheme. */
function isSafe(address: string): boolean {
  if (!isUrl(address, SITE)) return /^https?:\/\//.test(address);
  return PROTOCOLS.has(new URL(address, SITE).protocol);
}
