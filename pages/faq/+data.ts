import { FAQ_PAGE } from '../../pipeline/content/addresses.ts';
import type { Page } from '../../pipeline/content/model/page.ts';
import type { FramedData } from '../../renderer/page-data.ts';
import { frameOfPage, pageNamed } from '../framing.ts';
import type { Asked } from '../routing.ts';

/** What the FAQ's page shows. */
export interface Data extends FramedData {
  readonly page: Page;
}

/**
 * The FAQ, with its questions read from its text.
 * Throws if the checks have let the site pass without that page.
 */
export function data({ site }: Asked): Data {
  const page = pageNamed(FAQ_PAGE, site);
  return { page, frame: frameOfPage(page, { address: page.canonical, site }) };
}
