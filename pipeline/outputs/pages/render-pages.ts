import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { NOT_FOUND_ADDRESS } from '../../content/addresses.ts';
import type { Site } from '../../content/model/site.ts';
import { hashOfPlain } from '../../shared/hash.ts';
import type { Output } from '../output.ts';

/** How many pages a site has, and how many of them were rendered. */
export interface PageCounts {
  readonly pages: number;
  readonly rendered: number;
}

/**
 * Writes the pages of `site` and its 404 page into `output`, with the bundle in `folder`. Reuses unchanged pages from
 * the published folder, under a hash of the bundle, the shared data and the page's data.
 */
export async function renderPages(
  site: Pick<Site<object>, 'routes'>,
  folder: string,
  output: Output,
  onPage: (done: number) => void,
): Promise<PageCounts> {
  const bundle = await openPageBundle(folder);
  const surroundings = bundle.surroundings(site);
  const base = hashOfPlain([path.basename(folder), surroundings]);
  let pages = 0;
  let rendered = 0;
  for (const address of [...site.routes.keys(), NOT_FOUND_ADDRESS]) {
    const page = bundle.describePage(address, site);
    const file = fileOf(address);
    const key = hashOfPlain(['page', base, page]);
    if (!output.reuse(file, key)) {
      output.write(file, await bundle.renderDescribed(page, surroundings), key);
      rendered += 1;
    }
    pages += 1;
    onPage(pages);
  }
  return { pages, rendered };
}

/** Maps `/` to `index.html`, `/faq` to `faq.html`. */
function fileOf(address: string): string {
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`;
}

/** A page as plain data: the folder of `pages/` that renders it, and everything that it shows. */
export interface DescribedPage {
  readonly folder: string;
  readonly data: object;
}

/** The interface of the bundled pages, as `pages/render.ts` exports it. */
export interface PageBundle<Shared = unknown, Surroundings = unknown, Page extends DescribedPage = DescribedPage> {
  /** Returns the data that all pages share, as plain data. */
  surroundings(site: Shared): Surroundings;
  /** Describes the page at an address. Throws if there is none. */
  describePage(address: string, site: Shared): Page;
  /** Renders a described page as HTML. */
  renderDescribed(page: Page, surroundings: Surroundings): Promise<string>;
}

/** Name of the bundled pages, and their source file. */
const PAGES_NAME = 'pages';
export const PAGES_ENTRY = { [PAGES_NAME]: 'pages/render.ts' };

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

/** The browser's entry; the bundle holds others, which no page requests. */
const ENTRY = 'renderer/+client.ts';

/** Opens the pages bundled in `folder`. */
export async function openPageBundle(folder: string): Promise<PageBundle> {
  const load = (name: string): Promise<unknown> =>
    import(pathToFileURL(path.join(folder, 'server', `${name}.mjs`)).href);
  // Vike's own entry, which it needs to render pages.
  await load('entry');
  const pages = (await load(PAGES_NAME)) as PageBundle;
  const { file } = (await readManifest(folder))(ENTRY);
  const integrity = `sha256-${createHash('sha256')
    .update(await readFile(path.join(folder, 'client', file)))
    .digest('base64')}`;
  return {
    ...pages,
    renderDescribed: async (page, surroundings) =>
      withIntegrity(await pages.renderDescribed(page, surroundings), file, integrity),
  };
}

/**
 * Adds the hash of its first script to a page, so that the browser runs no other bytes (https://www.w3.org/TR/sri-2/).
 * Vike puts the script last, without a hash.
 */
function withIntegrity(html: string, file: string, integrity: string): string {
  const start = html.lastIndexOf(`${file}"`);
  if (start < 0) throw new Error(`A page has no script ${file}`);
  const end = start + file.length + 1;
  return `${html.slice(0, end)} integrity="${integrity}"${html.slice(end)}`;
}

/** Copies the scripts that pages can request from a bundle into `output`. */
export async function copyAssets(folder: string, output: Output): Promise<void> {
  const chunkOf = await readManifest(folder);
  const names = new Set([ENTRY]);
  for (const name of names) {
    const { file, imports = [], dynamicImports = [] } = chunkOf(name);
    for (const other of [...imports, ...dynamicImports]) names.add(other);
    output.write(file, await readFile(path.join(folder, 'client', file)));
  }
}

async function readManifest(folder: string): Promise<(name: string) => Chunk> {
  const file = path.join(folder, 'assets.json');
  const chunks = JSON.parse(await readFile(file, 'utf8')) as Record<string, Chunk>;
  return (name) => {
    const chunk = chunks[name];
    if (!chunk) throw new Error(`${file} does not name ${name}`);
    return chunk;
  };
}
