import { NOT_FOUND_ADDRESS, NOT_FOUND_PAGE } from '../../pipeline/addresses.ts';
import type { Page } from '../../pipeline/model/page.ts';
import type { FramedData } from '../../renderer/page-data.ts';
import { frameOfPage, pageNamed } from '../framing.ts';

/** What the not-found page shows. */
export interface Data extends FramedData {
  readonly page: Page;
}

/**
 * The not-found page, hidden from search engines and without breadcrumbs.
 * Throws if the checks have let the site pass without that page.
 */
export function data(): Data {
  const page = pageNamed(NOT_FOUND_PAGE);
  return { page, frame: frameOfPage(page, NOT_FOUND_ADDRESS, { hidden: true, breadcrumbs: [] }) };
}
