import { on } from 'node:events';
import { parentPort } from 'node:worker_threads';
import { openPageBundle, type DescribedPage } from '../../outputs/pages/page-bundle.ts';
import { renderedPage } from '../../outputs/pages/rendered-page.ts';

/**
 * The first message to a worker that renders pages, which it answers with undefined: the folder of their bundle, and
 * the data that all pages share.
 */
export interface PageSetting {
  readonly folder: string;
  readonly surroundings: unknown;
}

// The program of a worker that renders pages: it answers each described page with the rendered one.
if (!parentPort) throw new Error('This program runs in a thread of its own');
const port = parentPort;
port.once('message', async ({ folder, surroundings }: PageSetting) => {
  const bundle = await openPageBundle(folder);
  // Vike keeps its process alive after any error; here an error ends the worker, and its owner is told.
  for (const event of ['uncaughtException', 'unhandledRejection']) process.removeAllListeners(event);
  const pages = on(port, 'message') as AsyncIterable<[DescribedPage]>;
  port.postMessage(undefined);
  for await (const [page] of pages) {
    const rendered = renderedPage(await bundle.renderDescribed(page, surroundings));
    port.postMessage(rendered, [rendered.html.buffer, rendered.kept.buffer]);
  }
});
