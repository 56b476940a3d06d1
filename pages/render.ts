import { NOT_FOUND_ADDRESS } from '../pipeline/content/addresses.ts';
import type { PagesSite } from '../pipeline/site.ts';
import type { DescribedPage, PageBundle } from '../pipeline/outputs/pages/page-bundle.ts';
import { createDocuments, type ShownPage } from '../renderer/document.tsx';
import type { PageData, Surroundings } from '../renderer/page-data.ts';
import { surroundings } from './page-meta.ts';
import { folderAt, type PageRequest } from './routing.ts';

interface Described extends DescribedPage {
  readonly data: PageData;
}

const components = import.meta.glob<ShownPage['Page']>(['./*/+Page.tsx', '!./styleguide/*'], {
  import: 'Page',
  eager: true,
});
const describers = import.meta.glob<(asked: PageRequest) => PageData>(['./*/+data.ts', '!./styleguide/*'], {
  import: 'data',
  eager: true,
});

// Builds bundle this, and the development server loads it; the style guide alone is rendered by Vike's own hooks.
export { surroundings };

/** What the page at an address shows. Throws where nothing is there. */
export function describePage(address: string, site: PagesSite): Described {
  const asked = { address, site };
  const folder = address === NOT_FOUND_ADDRESS ? '_error' : folderAt(asked);
  const describe = describers[`./${folder}/+data.ts`];
  if (folder === undefined || !describe) throw new Error(`No folder of pages/ shows what is at ${address}`);
  return { folder, data: describe(asked) };
}

/** A renderer of described pages. `script` is the path of the first script. */
export async function createRenderer(
  around: Surroundings,
  script: string,
  { isClosed = true } = {},
): Promise<(page: Described) => string> {
  const render = await createDocuments(around, { script, isClosed });
  return ({ folder, data }) => {
    const Page = components[`./${folder}/+Page.tsx`];
    if (!Page) throw new Error(`pages/${folder} has no page`);
    return render({ Page, data });
  };
}

({ surroundings, describePage, createRenderer }) satisfies PageBundle<PagesSite, Surroundings, Described>;
