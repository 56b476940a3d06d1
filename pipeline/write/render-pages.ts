import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { renderPage } from 'vike/server';
import { NOT_FOUND_ADDRESS } from '../addresses.ts';
import type { Output } from './output.ts';

/**
 * Renders the pages at `addresses`, and the one that is not found, with the bundle in `bundle`, and writes each into
 * `output` as soon as it is ready. Returns how many there were.
 */
export async function renderPages(
  addresses: Iterable<string>,
  bundle: string,
  output: Output,
  onPage: (done: number) => void,
): Promise<number> {
  await import(pathToFileURL(path.join(bundle, 'server', 'entry.mjs')).href);
  let done = 0;
  for (const address of [...addresses, NOT_FOUND_ADDRESS]) {
    const { httpResponse, errorWhileRendering } = await renderPage({ urlOriginal: encodeURI(address) });
    if (errorWhileRendering) throw errorWhileRendering;

    const expected = address === NOT_FOUND_ADDRESS ? 404 : 200;
    if (httpResponse.statusCode !== expected)
      throw new Error(`Vike answers ${httpResponse.statusCode} at ${address}, expected ${expected}`);
    output.write(fileOf(address), httpResponse.body);
    onPage(++done);
  }
  return done;
}

/** `/` is `index.html`, `/faq` is `faq.html`. */
function fileOf(address: string): string {
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`;
}
