import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

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

/** The pages that are bundled in a folder, and the path of their first script. */
export async function openPageBundle(folder: string): Promise<{ bundle: PageBundle; script: string }> {
  const file = path.join(folder, 'server', `${Object.keys(PAGES_ENTRY)[0]}.mjs`);
  const bundle = (await import(pathToFileURL(file).href)) as PageBundle;
  return { bundle, script: await firstScript(folder) };
}

async function firstScript(folder: string): Promise<string> {
  const manifest = path.join(folder, 'assets.json');
  const files = JSON.parse(await readFile(manifest, 'utf8')) as Record<string, { readonly file: string }>;
  const entry = files['renderer/+client.ts'];
  if (!entry) throw new Error(`${manifest} does not name the first script of the pages`);
  return `/${entry.file}`;
}
