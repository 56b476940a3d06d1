import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Output } from '../output.ts';

/** A page as plain data: the folder of `pages/` that renders it, and everything that it shows. */
export interface DescribedPage {
  readonly folder: string;
  readonly data: object;
}

/** The interface of the bundled pages, as `pages/render.ts` exports it. */
export interface PageBundle<Site = unknown, Surroundings = unknown, Page extends DescribedPage = DescribedPage> {
  /** Returns the data that all pages share, as plain data. */
  surroundings(site: Site): Surroundings;
  /** Describes the page at an address. Throws if there is none. */
  describePage(address: string, site: Site): Page;
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

/** The license of a package in the scripts, as Vite records it. */
export interface License {
  readonly name: string;
  readonly version: string;
  /** Its identifier, such as `MIT`. */
  readonly identifier?: string;
  readonly text?: string;
}

/** Returns the licenses of the packages in `scripts`, files of the bundle in a folder. */
export async function licensesOf(folder: string, scripts: ReadonlySet<string>): Promise<License[]> {
  const read = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(path.join(folder, 'client', name), 'utf8'));
  const licenses = (await read('licenses.json')) as License[];
  const packages = (await read('packages.json')) as Readonly<Record<string, readonly string[]>>;
  const used = new Set(Object.entries(packages).flatMap(([file, names]) => (scripts.has(file) ? names : [])));
  return licenses.filter(({ name }) => used.has(name));
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
