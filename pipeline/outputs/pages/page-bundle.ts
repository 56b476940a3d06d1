import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Output } from '../output.ts';

/** A page as plain data: the folder of `pages/` that shows it, and everything that it shows. */
export interface DescribedPage {
  readonly folder: string;
  readonly data: object;
}

/** What the bundled pages can do, as `pages/render.ts` offers it. */
export interface PageBundle<Site = unknown, Surroundings = unknown, Page extends DescribedPage = DescribedPage> {
  /** What all pages have around them, as plain data. */
  surroundings(site: Site): Surroundings;
  /** What the page at an address shows. Throws where nothing is there. */
  describePage(address: string, site: Site): Page;
  /** A described page as HTML. */
  renderDescribed(page: Page, surroundings: Surroundings): Promise<string>;
}

/** Name of the bundled pages, and the file that they are bundled from. */
const PAGES_NAME = 'pages';
export const PAGES_ENTRY = { [PAGES_NAME]: 'pages/render.ts' };

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

/** The browser's own entry; the bundle holds others, which no page asks for. */
const ENTRY = 'renderer/+client.ts';

/** The pages that are bundled in a folder. */
export async function openPageBundle(folder: string): Promise<PageBundle> {
  const load = (name: string): Promise<unknown> =>
    import(pathToFileURL(path.join(folder, 'server', `${name}.mjs`)).href);
  // What Vike makes its own of the pages, from which it renders them.
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

/** A page whose first script runs only with the bytes that it had here (https://www.w3.org/TR/sri-2/). Vike puts it at the end, without that. */
function withIntegrity(html: string, file: string, integrity: string): string {
  const start = html.lastIndexOf(`${file}"`);
  if (start < 0) throw new Error(`A page has no script ${file}`);
  const end = start + file.length + 1;
  return `${html.slice(0, end)} integrity="${integrity}"${html.slice(end)}`;
}

/** The license of a package that scripts are bundled from, as Vite notes it. */
export interface License {
  readonly name: string;
  readonly version: string;
  /** Its short name, such as `MIT`. */
  readonly identifier?: string;
  readonly text?: string;
}

/** The licenses of the packages that are in `scripts`, files of the bundle in a folder. */
export async function licensesOf(folder: string, scripts: ReadonlySet<string>): Promise<License[]> {
  const read = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(path.join(folder, 'client', name), 'utf8'));
  const licenses = (await read('licenses.json')) as License[];
  const packages = (await read('packages.json')) as Readonly<Record<string, readonly string[]>>;
  const used = new Set(Object.entries(packages).flatMap(([file, names]) => (scripts.has(file) ? names : [])));
  return licenses.filter(({ name }) => used.has(name));
}

/** Copies the scripts that pages can ask for from a bundle into `output`. */
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
