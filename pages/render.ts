import { renderPage } from 'vike/server';
import { NOT_FOUND_ADDRESS } from '../pipeline/content/addresses.ts';
import type { PagesSite } from '../pipeline/pages-site.ts';
import type { PageBundle } from '../pipeline/outputs/pages/render-pages.ts';
import type { PageData, Surroundings } from '../renderer/page-data.ts';
import { describeContent, surroundings } from './page-meta.ts';
import { folderAt, type Described, type PageRequest } from './routing.ts';
import { withBase } from '../renderer/components/with-base.ts';

const describers = import.meta.glob<(asked: PageRequest) => PageData>('./*/describe.ts', {
  import: 'describe',
  eager: true,
});

// Exported here, as builds bundle this module and the development server loads it.
export { surroundings };

/** Returns what the page at an address shows. Throws if there is no page. */
export function describePage(address: string, site: PagesSite): Described {
  const asked = { address, site };
  const folder = address === NOT_FOUND_ADDRESS ? '_error' : folderAt(asked);
  if (folder === undefined) throw new Error(`No folder of pages/ shows what is at ${address}`);
  const describe = describers[`./${folder}/describe.ts`] ?? describeContent;
  return { folder, data: describe(asked) };
}

/**
 * Renders a described page to HTML with Vike. Throws the errors of its hooks, which Vike itself answers with an error
 * page.
 */
export async function renderDescribed(page: Described, around: Surroundings): Promise<string> {
  const { address } = page.data.meta;
  const { httpResponse, errorWhileRendering: error } = await renderPage({
    urlOriginal: withBase(encodeURI(address)),
    describe: () => page,
    surroundings: around,
  });
  if (error) {
    // Below the first line, Vike adds hints for its users.
    const [why = ''] = String(error).split('\n');
    throw new Error(`The page at ${address} cannot be rendered: ${why}`, { cause: error });
  }
  const expected = address === NOT_FOUND_ADDRESS ? 404 : 200;
  if (httpResponse.statusCode !== expected) throw new Error(`Vike answers ${address} with ${httpResponse.statusCode}`);
  return httpResponse.body;
}

({ surroundings, describePage, renderDescribed }) satisfies PageBundle<PagesSite, Surroundings, Described>;
