import { HOME_PAGE } from '../../pipeline/content/addresses.ts';
import type { Page } from '../../pipeline/content/model/page.ts';
import type { FramedData } from '../../renderer/page-data.ts';
import { frameOfPage, pageNamed } from '../framing.ts';
import type { Asked } from '../routing.ts';

/** What the home page shows. */
export interface Data extends FramedData {
  readonly page: Page;
}

/**
 * The home page.
 * Throws if the checks have let the site pass without that page.
 */
export function data({ site }: Asked): Data {
  const page = pageNamed(HOME_PAGE, site);
  return { page, frame: frameOfPage(page, { address: page.canonical, site }) };
}
