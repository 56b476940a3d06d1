import type { Page } from '../../pipeline/content/model/page.ts';
import type { PageData } from '../../renderer/page-data.ts';
import { metaOfPage, pageAt } from '../page-meta.ts';
import type { PageRequest } from '../routing.ts';

/** What a page of content shows. */
export interface Data extends PageData {
  readonly page: Page;
}

/** Describes the page of content at the requested address. Throws if there is none, which the route prevents. */
export function describe(asked: PageRequest): Data {
  const page = pageAt(asked);
  return { page, meta: metaOfPage(page, asked) };
}
