import { HOME_PAGE } from '../../pipeline/addresses.ts';
import type { Page } from '../../pipeline/model/page.ts';
import type { FramedData } from '../../renderer/page-data.ts';
import { frameOfPage, pageNamed } from '../framing.ts';

export interface Data extends FramedData {
  readonly page: Page;
}

export function data(): Data {
  const page = pageNamed(HOME_PAGE);
  return { page, frame: frameOfPage(page, page.canonical) };
}
