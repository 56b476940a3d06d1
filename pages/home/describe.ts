import { HOME_PAGE } from '../../pipeline/content/addresses.ts';
import type { Page } from '../../pipeline/content/model/page.ts';
import type { PageData } from '../../renderer/page-data.ts';
import { metaOfPage, pageNamed } from '../page-meta.ts';
import type { PageRequest } from '../routing.ts';

/** What the home page shows. */
export interface Data extends PageData {
  readonly page: Page;
}

/** Describes the home page. Throws if the site has none, which the checks prevent. */
export function describe({ site }: PageRequest): Data {
  const page = pageNamed(HOME_PAGE, site);
  return { page, meta: metaOfPage(page, { address: page.canonical, site }) };
}
