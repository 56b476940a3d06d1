import type { Page } from '../../pipeline/content/model/page.ts';
import type { FramedData } from '../../renderer/page-data.ts';
import { frameOfPage, pageAt } from '../framing.ts';
import type { Asked } from '../routing.ts';

/** What a page of content shows. */
export interface Data extends FramedData {
  readonly page: Page;
}

/** The page of content at the address that is asked for. Throws if there is none: its route has found one. */
export function data(asked: Asked): Data {
  const page = pageAt(asked);
  return { page, frame: frameOfPage(page, asked) };
}
