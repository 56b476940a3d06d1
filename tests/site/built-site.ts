import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Element, ElementContent, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

/** The built folder. */
export const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));

/** Returns the text of a file in the built folder. */
export function readBuilt(file: string): string {
  return readFileSync(path.join(DIST, file), 'utf8');
}

/** A page of the built folder. */
export interface BuiltPage {
  /** Path that a visitor asks for, such as `/faq`. */
  readonly address: string;
  readonly html: string;
  readonly tree: Root;
}

/** Every file of the built folder, with `/` between its parts. */
export const files: readonly string[] = readdirSync(DIST, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(DIST, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
  .toSorted();

/** Every page of the built folder, the not-found page too. */
export const pages: readonly BuiltPage[] = files
  .filter((file) => file.endsWith('.html'))
  .map((file) => {
    const html = readBuilt(file);
    return { address: addressOf(file), html, tree: fromHtml(html) };
  });

/** The addresses in the sitemap, as paths, and their origin. */
export const { origin, sitemap } = readSitemap();

/** Returns the page at an address. */
export function pageAt(address: string): BuiltPage {
  const page = pages.find((candidate) => candidate.address === address);
  if (!page) throw new Error(`The built folder has no page at ${address}`);
  return page;
}

/** Returns the addresses of the pages for which a condition does not hold. */
export function breaking(keeps: (page: BuiltPage) => boolean, among: readonly BuiltPage[] = pages): string[] {
  return among.filter((page) => !keeps(page)).map(({ address }) => address);
}

/** A page, or a part of one. */
export type Part = Pick<BuiltPage, 'tree'>;

/** Makes a part of a page searchable like a page. */
export function part(children: ElementContent[]): Part {
  return { tree: { type: 'root', children } };
}

/** Returns all elements that a predicate accepts, in document order. */
export function elements({ tree }: Part, accepts: (element: Element) => boolean): Element[] {
  const found: Element[] = [];
  visit(tree, 'element', (element) => {
    if (accepts(element)) found.push(element);
  });
  return found;
}

/** Returns all elements with a tag name. */
export function tagged(page: Part, tagName: string): Element[] {
  return elements(page, (element) => element.tagName === tagName);
}

/** Returns an attribute by its name in hast (`href`, `srcSet`), as text; undefined if it is absent. */
export function attribute(element: Element | undefined, name: string): string | undefined {
  const value = element?.properties[name];
  if (value === undefined || value === null) return undefined;
  return Array.isArray(value) ? value.join(name === 'srcSet' ? ', ' : ' ') : String(value);
}

/** Returns an attribute of all `<link>` elements of a kind, such as the `href` of the `canonical` one. */
export function linked(page: BuiltPage, rel: string, name = 'href'): (string | undefined)[] {
  return tagged(page, 'link')
    .filter((link) => attribute(link, 'rel') === rel)
    .map((link) => attribute(link, name));
}

/** Returns the `content` of all `<meta>` elements with a name or property. */
export function metas(page: BuiltPage, name: string): string[] {
  return tagged(page, 'meta')
    .filter((element) => [attribute(element, 'name'), attribute(element, 'property')].includes(name))
    .map((element) => attribute(element, 'content') ?? '');
}

/** Returns the nodes of a page's JSON-LD graph, by their `@type`. */
export function records(page: BuiltPage): Map<unknown, Record<string, unknown>> {
  const scripts = tagged(page, 'script').filter((script) => attribute(script, 'type') === 'application/ld+json');
  const graphs = scripts.map((script) => JSON.parse(toString(script)) as { '@graph': Record<string, unknown>[] });
  const values = graphs.flatMap((graph) => graph['@graph']);
  return new Map(values.map((value) => [value['@type'], value]));
}

function addressOf(file: string): string {
  return file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`;
}

function readSitemap(): { origin: string; sitemap: readonly string[] } {
  const xml = readBuilt('sitemap.xml');
  const urls = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location = '']) => new URL(location));
  return { origin: urls[0]?.origin ?? '', sitemap: urls.map(({ pathname }) => pathname) };
}

/** The file name of the script that contains React and hydrates islands; pages load it after their load event. */
export const hydrateChunk = readHydrateChunk();

function readHydrateChunk(): string {
  const entry = files.find((file) => file.startsWith('assets/entries/renderer_client.')) ?? '';
  const chunks = [...readBuilt(entry).matchAll(/chunk-[\w-]+\.js/g)].map(([name]) => name);
  const found = chunks.find((name) => readBuilt(`assets/chunks/${name}`).includes('No island is called'));
  if (found === undefined) throw new Error(`${entry} imports no script that wakes islands; has the bundler changed?`);
  return found;
}
