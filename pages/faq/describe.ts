import { FAQ_PAGE } from '../../pipeline/content/addresses.ts';
import type { Page } from '../../pipeline/content/model/page.ts';
import type { PageData } from '../../renderer/page-data.ts';
import { metaOfPage, pageNamed } from '../page-meta.ts';
import type { PageRequest } from '../routing.ts';

/** What the FAQ's page shows. */
export interface Data extends PageData {
  readonly page: Page;
}

/**
 * Describes the FAQ, with the questions read from its text. Throws if the site has no such page, which the checks
 * prevent.
 */
export function describe({ site }: PageRequest): Data {
  const page = pageNamed(FAQ_PAGE, site);
  return { page, meta: metaOfPage(page, { address: page.canonical, site }) };
}
