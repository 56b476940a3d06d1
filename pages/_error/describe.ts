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
 * The not-found page, hidden from search engines and without breadcrumbs.
 * Throws if the checks have let the site pass without that page.
 */
export function describe({ site }: PageRequest): Data {
  const page = pageNamed(NOT_FOUND_PAGE, site);
  return { page, meta: metaOfPage(page, { address: NOT_FOUND_ADDRESS, site }, { hidden: true, breadcrumbs: [] }) };
}
