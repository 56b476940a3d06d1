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
  /**
   * A renderer of described pages; `script` is the path of the first script of every page. A page closes itself by a
   * policy, unless a development server needs it open.
   */
  createRenderer(
    surroundings: Surroundings,
    script: string,
    options?: { readonly isClosed?: boolean },
  ): Promise<(page: Page) => string>;
}

/** Name of the bundled pages, and the file that they are bundled from. */
export const PAGES_ENTRY = { pages: 'pages/render.ts' } as const;

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

/** The browser's own entry; the bundle holds others, which no page asks for. */
const ENTRY = 'renderer/+client.ts';

/** The pages that are bundled in a folder, and the path of their first script. */
export async function openPageBundle(folder: string): Promise<{ bundle: PageBundle; script: string }> {
  const file = path.join(folder, 'server', `${Object.keys(PAGES_ENTRY)[0]}.mjs`);
  const bundle = (await import(pathToFileURL(file).href)) as PageBundle;
  const chunkOf = await readManifest(folder);
  return { bundle, script: `/${chunkOf(ENTRY).file}` };
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
