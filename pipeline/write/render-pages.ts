import { prerender } from 'vike/api';
import { bundleConfig } from './bundle.ts';
import type { Output } from './output.ts';

/** A rendered page, as Vike hands it over. */
interface Rendered {
  readonly urlOriginal: string;
  data?: unknown;
  _prerenderResult?: { fileContent: string } | undefined;
  readonly _prerenderContext?: { output: unknown[] };
}

/**
 * Renders every page of the provided site with the bundle in `bundle`, and writes each into `output` as
 * soon as it is ready. Returns how many there were.
 */
export async function renderPages(
  project: string,
  bundle: string,
  output: Output,
  onPage: (done: number) => void,
): Promise<number> {
  let done = 0;
  await prerender({
    viteConfig: bundleConfig(project, bundle),
    onPagePrerender: (page: Rendered) => {
      if (!page._prerenderResult) throw new Error('Vike handed over a page without its HTML; has its version changed?');
      output.write(fileOf(page.urlOriginal), page._prerenderResult.fileContent);
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
