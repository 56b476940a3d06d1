import { NOT_FOUND_ADDRESS, NOT_FOUND_PAGE } from '../../pipeline/content/addresses.ts';
import { metaOfPage, pageNamed, type ContentPage } from '../page-meta.ts';
import type { PageRequest } from '../routing.ts';

/**
 * Describes the not-found page: hidden from search engines, without breadcrumbs. Throws if the site has no such page,
 * which the checks prevent.
 */
export function describe({ site }: PageRequest): ContentPage {
  const page = pageNamed(NOT_FOUND_PAGE, site);
  return { page, meta: metaOfPage(page, { address: NOT_FOUND_ADDRESS, site }, { hidden: true, breadcrumbs: [] }) };
}
