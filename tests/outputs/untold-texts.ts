import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { lettersIn } from './letters-in.ts';

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

/** Returns the texts in the structured data of a page that neither the page nor its head shows. */
export function untoldTexts(html: string): string[] {
  const tree = fromHtml(html);
  const shown = lettersIn(textsIn(tree).join(' '));
  return graphsIn(tree)
    .flatMap((graph) => textsOf(graph))
    .filter((text) => !shown.includes(lettersIn(text)));
}

/** Returns the placeholders for nothing in the structured data of a page: empty texts and lists, and values that are missing. */
export function emptyValues(html: string): string[] {
  return graphsIn(fromHtml(html)).flatMap((graph) => emptyIn(graph, ''));
}

function emptyIn(value: unknown, place: string): string[] {
  if (value === '' || value === null || (Array.isArray(value) && value.length === 0)) return [place];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => emptyIn(inner, `${place}.${key}`));
}

function graphsIn(tree: Root): unknown[] {
  return elementsIn(tree)
    .filter(({ properties }) => properties['type'] === 'application/ld+json')
    .map((script): unknown => JSON.parse(toString(script)));
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  return Object.entries(value).flatMap(([key, inner]) => {
    const isLabel = key === 'name' && '@type' in value && LABELED.has(value['@type']);
    if (isLabel || NOT_READ.test(key) || ASKED_FOR.test(key)) return [];
    return key === 'keywords' ? String(inner).split(', ') : textsOf(inner);
  });
}

function textsIn(tree: Root): string[] {
  const texts: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'element' && (node.tagName === 'script' || node.tagName === 'style')) return 'skip';
    if (node.type === 'text') texts.push(node.value);
    if (node.type === 'element') texts.push(String(node.properties['alt'] ?? ''), describedBy(node));
    return true;
  });
  return texts;
}

function describedBy({ tagName, properties }: Element): string {
  return tagName === 'meta' && properties['name'] === 'description' ? String(properties['content']) : '';
}

function elementsIn(tree: Root): Element[] {
  const elements: Element[] = [];
  visit(tree, 'element', (element) => void elements.push(element));
  return elements;
}
