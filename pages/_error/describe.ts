import { NOT_FOUND_ADDRESS, NOT_FOUND_PAGE } from '../../pipeline/content/addresses.ts';
import type { Page } from '../../pipeline/content/model/page.ts';
import type { PageData } from '../../renderer/page-data.ts';
import { metaOfPage, pageNamed } from '../page-meta.ts';
import type { PageRequest } from '../routing.ts';

/** What the not-found page shows. */
export interface Data extends PageData {
  readonly page: Page;
}

/**
 * Describes the not-found page: hidden from search engines, without breadcrumbs. Throws if the site has no such page,
 * which the checks prevent.
 */
export function describe({ site }: PageRequest): Data {
  const page = pageNamed(NOT_FOUND_PAGE, site);
  return { page, meta: metaOfPage(page, { address: NOT_FOUND_ADDRESS, site }, { hidden: true, breadcrumbs: [] }) };
}
