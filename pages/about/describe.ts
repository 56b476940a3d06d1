import type { Page } from '../../pipeline/content/model/page.ts';
import type { Author } from '../../pipeline/content/model/chrome.ts';
import type { PageData } from '../../renderer/page-data.ts';
import { metaOfPage, pageAt } from '../page-meta.ts';
import type { PageRequest } from '../routing.ts';

/** What the page about the person behind the site shows. */
export interface Data extends PageData {
  readonly page: Page;
  readonly author: Author;
}

/** Describes the page at the requested address. Throws if there is none, which the route prevents. */
export function describe(asked: PageRequest): Data {
  const page = pageAt(asked);
  return { page, author: asked.site.identity.author, meta: metaOfPage(page, asked) };
}
