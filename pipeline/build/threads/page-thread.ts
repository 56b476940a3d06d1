import { parentPort } from 'node:worker_threads';
import { openPageBundle, type DescribedPage } from '../../outputs/pages/page-bundle.ts';
import { renderedPage } from '../../outputs/pages/rendered-page.ts';

/** What a thread that renders pages is told first, and answers with nothing: the folder of their bundle, and what all of them have around them. */
export interface PageSetting {
  readonly folder: string;
  readonly surroundings: unknown;
}

// The program of a thread that renders pages: it answers each described page with the rendered one.
if (!parentPort) throw new Error('This program runs in a thread of its own');
const port = parentPort;
port.once('message', async ({ folder, surroundings }: PageSetting) => {
  const { bundle, script } = await openPageBundle(folder);
  const render = await bundle.createRenderer(surroundings, script);
  port.on('message', (page: DescribedPage) => {
    const rendered = renderedPage(render(page));
    port.postMessage(rendered, [rendered.html.buffer, rendered.kept.buffer]);
  });
  port.postMessage(undefined);
});
