import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { DOMParser } from '@xmldom/xmldom';
import { fromHtml } from 'hast-util-from-html';
import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { parseSync } from 'vite';

/** A text that visitors of a built site see or hear, and where. */
export interface BuiltText {
  readonly file: string;
  readonly text: string;
}

/** Attributes that are read or heard; those with `data-` hold words for scripts. */
const SAID = ['alt', 'title', 'ariaLabel', 'placeholder', 'content'];
const FOR_SCRIPTS = ['dataProps', 'dataChoice', 'dataChanged', 'dataBroken', 'dataOffline'];
/** Metadata that is no text for readers: directives for browsers and search engines, and the type of a page. */
const DIRECTIVES = /^(?:Content-Security-Policy|color-scheme|viewport|robots|og:type|twitter:card|theme-color)$/;
/** Files whose words are those of their formats; what stands in them of the site stands elsewhere too. */
const FOR_PROGRAMS = /^(?:robots\.txt|build\.json|(?:facts|changes)(?:\.schema)?\.json)$/;
/** Elements of a feed that hold a date. */
const DATES = /^(?:pubDate|lastBuildDate|published|updated)$/;
/** Names in a feed that say what programs may do with something. */
const FOR_READERS = new Set(['version', 'mime_type']);
/** Addresses, whole or from the root on, and marks inside of a file. */
const ADDRESS = /https?:\/\/\S+|(?<![\w<])\/[\w./#-]*|#[\w-]+/g;

/** Everything that a built site says: pages, what they carry to scripts and machines, the archive, the files beside them. */
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

/** Of a feed, whose texts may be HTML; a sitemap has none but addresses. */
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

/** All texts inside of data, without its names and the types of schema.org. */
function valuesIn(data: unknown): string[] {
  if (typeof data === 'string') return [data];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) => {
    if (name.startsWith('@') || FOR_READERS.has(name)) return [];
    return name === 'content_html' ? textsOfPage(String(value)) : valuesIn(value);
  });
}

/** Every text that stands in a script of a built site. */
export async function literalsOf(folder: string): Promise<BuiltText[]> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.js'));
  const texts = await Promise.all(
    names.map(async (file) =>
      literalsIn(parseSync(file, await readFile(path.join(folder, file), 'utf8')).program).map((text) => ({
        file,
        text,
      })),
    ),
  );
  return texts.flat();
}

function literalsIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { type, value } = node as { type?: string; value?: unknown };
  if (type === 'Literal' && typeof value === 'string') return [value];
  if (type === 'TemplateElement') return [(value as { cooked: string }).cooked];
  return Object.values(node).flatMap(literalsIn);
}
