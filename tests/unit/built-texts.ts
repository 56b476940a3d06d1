import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { DOMParser } from '@xmldom/xmldom';
import { fromHtml } from 'hast-util-from-html';
import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { parseSync, Visitor } from 'vite';

/** A text that visitors of a built site see or hear, and its file. */
export interface BuiltText {
  readonly file: string;
  readonly text: string;
}

/** Attributes whose values are shown or spoken; `data-` attributes contain words for scripts. */
const SAID = ['alt', 'title', 'ariaLabel', 'placeholder', 'content'];
const FOR_SCRIPTS = ['dataProps', 'dataChoice', 'dataChanged', 'dataBroken', 'dataOffline'];
/** Metadata without text for readers: directives for browsers and search engines, and the type of a page. */
const DIRECTIVES = /^(?:Content-Security-Policy|color-scheme|viewport|robots|og:type|twitter:card|theme-color)$/;
/** Files whose words belong to their formats; texts of the site in them are in other files too. */
const FOR_PROGRAMS = /^(?:robots\.txt|build\.json|(?:facts|changes)(?:\.schema)?\.json)$/;
/** Elements of a feed that contain a date. */
const DATES = /^(?:pubDate|lastBuildDate|published|updated)$/;
/** Properties of a feed whose values are for the programs that read it. */
const FOR_READERS = new Set(['version', 'mime_type']);
/** Matches absolute addresses, addresses from the root, and fragments. */
const ADDRESS = /https?:\/\/\S+|(?<![\w<])\/[\w./#-]*|#[\w-]+/g;

/** Returns all texts of a built site: in pages, in their data for scripts and machines, in the archive, and in other files. */
export async function textsOf(folder: string): Promise<BuiltText[]> {
  const names = (await readdir(folder, { recursive: true })).filter((name) =>
    /\.(?:html|txt|json|xml|webmanifest)$/.test(name),
  );
  const files = names.filter((name) => !path.basename(name).startsWith('.') && !FOR_PROGRAMS.test(name));
  const texts = await Promise.all(
    files.map(async (file) => {
      const source = await readFile(path.join(folder, file), 'utf8');
      return textsIn(file, source).map((text) => ({ file, text: text.replace(ADDRESS, ' ') }));
    }),
  );
  return texts.flat();
}

function textsIn(file: string, source: string): string[] {
  if (file.endsWith('.html')) return textsOfPage(source);
  if (file.endsWith('.txt')) return source.split('\n');
  if (file.endsWith('.xml')) return textsOfXml(source);
  const { display: _, icons: __, ...said } = JSON.parse(source) as Record<string, unknown>;
  return valuesIn(said);
}

/** Returns the texts of a feed, which may be HTML; a sitemap contains only addresses. */
function textsOfXml(source: string): string[] {
  const elements = [...new DOMParser().parseFromString(source, 'text/xml').getElementsByTagName('*')];
  const spoken = elements.filter(({ tagName, children }) => children.length === 0 && !DATES.test(tagName));
  return spoken.flatMap(({ textContent }) => textsOfPage(textContent ?? ''));
}

function textsOfPage(source: string): string[] {
  const texts: string[] = [];
  const collect = (tree: Root): void =>
    visit(tree, (node, _index, parent) => {
      if (node.type === 'text' && parent?.type === 'element') texts.push(...textsOfContent(node.value, parent));
      if (node.type !== 'element') return;
      texts.push(...textsOfAttributes(node));
      if (node.tagName === 'template' && node.content) collect(node.content);
    });
  collect(fromHtml(source));
  return texts;
}

function textsOfContent(text: string, { tagName, properties }: Element): string[] {
  if (tagName === 'style') return [...text.matchAll(/content:\s*(["'])(.*?)\1/g)].map((match) => match[2] ?? '');
  if (tagName !== 'script') return [text];
  return properties['type'] === 'application/ld+json' ? valuesIn(JSON.parse(text)) : [];
}

function textsOfAttributes({ properties }: Element): string[] {
  const said = DIRECTIVES.test(String(properties['name'] ?? properties['property'] ?? properties['httpEquiv']))
    ? []
    : SAID.flatMap((name) => (typeof properties[name] === 'string' ? [properties[name]] : []));
  const carried = FOR_SCRIPTS.flatMap((name) => (typeof properties[name] === 'string' ? [properties[name]] : []));
  return [...said, ...carried.flatMap((text) => (/^[[{]/.test(text) ? valuesIn(JSON.parse(text)) : [text]))];
}

/** Returns all texts in JSON data, except property names and types of schema.org. */
function valuesIn(data: unknown): string[] {
  if (typeof data === 'string') return [data];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) => {
    if (name.startsWith('@') || FOR_READERS.has(name)) return [];
    return name === 'content_html' ? textsOfPage(String(value)) : valuesIn(value);
  });
}

/** Returns all string literals in the scripts of a built site. */
export async function literalsOf(folder: string): Promise<BuiltText[]> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.js'));
  const texts: BuiltText[] = [];
  for (const file of names)
    new Visitor({
      Literal: ({ value }) => void (typeof value === 'string' && texts.push({ file, text: value })),
      TemplateElement: ({ value }) => void texts.push({ file, text: value.cooked ?? '' }),
    }).visit(parseSync(file, await readFile(path.join(folder, file), 'utf8')).program);
  return texts;
}
