import type { PageContextServer } from 'vike/types';
import type { Page } from '../../pipeline/model/page.ts';
import type { FramedData } from '../../renderer/page-data.ts';
import { frameOfPage, pageAt } from '../framing.ts';

/** What a page of content shows. */
export interface Data extends FramedData {
  readonly page: Page;
}

/** The page of content at the address that is asked for. Throws if there is none: its route has found one. */
export function data({ urlPathname }: PageContextServer): Data {
  const page = pageAt(urlPathname);
  return { page, frame: frameOfPage(page, urlPathname) };
}
