import { mkdir, writeFile } from 'node:fs/promises';
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
  let done = 0;
  await prerender({
    viteConfig: bundleConfig(project, bundle),
    onPagePrerender: async (page: Rendered) => {
      if (!page._prerenderResult) throw new Error('Vike handed over a page without its HTML; has its version changed?');
      const file = path.join(out, fileOf(page.urlOriginal));
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, page._prerenderResult.fileContent);
      letGo(page);
      onPage(++done);
    },
  });
  return done;
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
