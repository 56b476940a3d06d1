import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { prerender } from 'vike/api';
import { bundleConfig } from './bundle.ts';

/** A rendered page, as Vike hands it over. */
interface Rendered {
  readonly urlOriginal: string;
  data?: unknown;
  _prerenderResult?: { fileContent: string } | undefined;
  readonly _prerenderContext?: { output: unknown[] };
}

/**
 * Renders every page of the provided site with the bundle in `bundle`, and writes each into `out` as
 * soon as it is ready. Returns how many there were.
 */
export async function renderPages(
  project: string,
  bundle: string,
  out: string,
  onPage: (done: number) => void,
): Promise<number> {
  const folders = new Set<string>();
  let done = 0;
  await prerender({
    viteConfig: bundleConfig(project, bundle),
    onPagePrerender: (page: Rendered) => {
      if (!page._prerenderResult) throw new Error('Vike handed over a page without its HTML; has its version changed?');
      const file = path.join(out, fileOf(page.urlOriginal));
      write(file, page._prerenderResult.fileContent, folders);
      letGo(page);
      onPage(++done);
    },
  });
  return done;
}

/** Thousands of small files: written at once, since handing each to another thread costs more than the writing. */
function write(file: string, html: string, folders: Set<string>): void {
  const folder = path.dirname(file);
  if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
  folders.add(folder);
  writeFileSync(file, html);
}

/** Vike keeps every page until the last is rendered; what has been written is not needed any more. */
function letGo(page: Rendered): void {
  page.data = undefined;
  page._prerenderResult = undefined;
  page._prerenderContext?.output.splice(0);
}

/** `/` is `index.html`, `/faq` is `faq.html`. */
function fileOf(address: string): string {
  return address === '/' ? 'index.html' : `${decodeURI(address).slice(1)}.html`;
}
