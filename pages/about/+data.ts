import type { Page } from '../../pipeline/content/model/page.ts';
import type { Author } from '../../pipeline/content/model/chrome.ts';
import type { FramedData } from '../../renderer/page-data.ts';
import { frameOfPage, pageAt } from '../framing.ts';
import type { Asked } from '../routing.ts';

/** What the page about the person behind the site shows. */
export interface Data extends FramedData {
  readonly page: Page;
  readonly author: Author;
}

/** The page at the address that is asked for. Throws if there is none: its route has found one. */
export function data(asked: Asked): Data {
  const page = pageAt(asked);
  return { page, author: asked.site.identity.author, frame: frameOfPage(page, asked) };
}
