import { renderPage } from 'vike/server';
import { NOT_FOUND_ADDRESS } from '../pipeline/content/addresses.ts';
import type { PagesSite } from '../pipeline/site.ts';
import type { PageBundle } from '../pipeline/outputs/pages/page-bundle.ts';
import type { PageData, Surroundings } from '../renderer/page-data.ts';
import { surroundings } from './page-meta.ts';
import { folderAt, type Described, type PageRequest } from './routing.ts';
import { withBase } from '../renderer/components/with-base.ts';

const describers = import.meta.glob<(asked: PageRequest) => PageData>('./*/describe.ts', {
  import: 'describe',
  eager: true,
});

// Builds bundle this, and the development server loads it.
export { surroundings };

/** What the page at an address shows. Throws where nothing is there. */
export function describePage(address: string, site: PagesSite): Described {
  const asked = { address, site };
  const folder = address === NOT_FOUND_ADDRESS ? '_error' : folderAt(asked);
  const describe = describers[`./${folder}/describe.ts`];
  if (folder === undefined || !describe) throw new Error(`No folder of pages/ shows what is at ${address}`);
  return { folder, data: describe(asked) };
}

/** A described page as HTML, rendered by Vike. Throws what its hooks have thrown: Vike itself answers then with an error page. */
export async function renderDescribed(page: Described, around: Surroundings): Promise<string> {
  const { address } = page.data.meta;
  const { httpResponse, errorWhileRendering: error } = await renderPage({
    urlOriginal: withBase(encodeURI(address)),
    describe: () => page,
    surroundings: around,
  });
  if (error) {
    // Vike writes hints for those who use it below the first line.
    const [why = ''] = String(error).split('\n');
    throw new Error(`The page at ${address} cannot be rendered: ${why}`, { cause: error });
  }
  const expected = address === NOT_FOUND_ADDRESS ? 404 : 200;
  if (httpResponse.statusCode !== expected) throw new Error(`Vike answers ${address} with ${httpResponse.statusCode}`);
  return httpResponse.body;
}

({ surroundings, describePage, renderDescribed }) satisfies PageBundle<PagesSite, Surroundings, Described>;
