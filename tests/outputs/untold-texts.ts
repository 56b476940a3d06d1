import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

/** Codes, days, sizes and addresses, which no visitor reads. */
const NOT_READ =
  /^(?:@context|@id|@type|url|item|image|logo|sameAs|email|width|height|date\w+|timeRequired|inLanguage|addressCountry|priceCurrency|unitCode|price)$/;
/**
 * What the specification asks for whether or not the page shows it: the title of the author, the area, the list of
 * services. The notes in an answer stand elsewhere on the page, so that answers have a test of their own.
 */
const ASKED_FOR = /^(?:jobTitle|areaServed|makesOffer|acceptedAnswer)$/;
/** What has a label of the site as its name. */
const LABELED = new Set<unknown>(['PropertyValue', 'PriceSpecification']);

/** Returns the letters and digits of a text, which no typesetting or escaping changes. Omits `x`, which may be a typed multiplication sign. */
export function lettersIn(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll('×', 'x')
    .replaceAll(/[^\p{L}\p{N}]+|x/gu, '');
}

/**
 * Returns the faults in the structured data of a page, as ends of sentences: texts that neither the page nor its head
 * shows, and empty texts and lists and values that are missing.
 */
export function graphFaults(html: string): string[] {
  const tree = fromHtml(html);
  const graphs: unknown[] = [];
  visit(tree, 'element', (element) => {
    if (element.properties['type'] === 'application/ld+json') graphs.push(JSON.parse(toString(element)));
  });
  const shown = lettersIn(textsIn(tree).join(' '));
  const untold = graphs.flatMap(textsOf).filter((text) => !shown.includes(lettersIn(text)));
  return [
    ...untold.map((text) => `does not show “${text}”, which its structured data has`),
    ...graphs.flatMap((graph) => emptyIn(graph, '')).map((place) => `has nothing at ${place} of its structured data`),
  ];
}

function emptyIn(value: unknown, place: string): string[] {
  if (value === '' || value === null || (Array.isArray(value) && value.length === 0)) return [place];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => emptyIn(inner, `${place}.${key}`));
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const isLabel = key === 'name' && '@type' in value && LABELED.has(value['@type']);
    if (isLabel || NOT_READ.test(key) || ASKED_FOR.test(key)) return [];
    return key === 'keywords' ? String(inner).split(', ') : textsOf(inner);
  });
}

function textsIn(tree: Root): string[] {
  const texts: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'text') texts.push(node.value);
    if (node.type !== 'element') return true;
    if (node.tagName === 'script' || node.tagName === 'style') return 'skip';
    const { alt = '', name, content } = node.properties;
    texts.push(String(alt), node.tagName === 'meta' && name === 'description' ? String(content) : '');
    return true;
  });
  return texts;
}
