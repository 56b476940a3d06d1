import type { PageContextServer } from 'vike/types';
import type { Page } from '../../pipeline/model/page.ts';
import type { FramedData } from '../../renderer/page-data.ts';
import { frameOfPage, pageAt } from '../framing.ts';

export interface Data extends FramedData {
  readonly page: Page;
}

export function data({ urlPathname }: PageContextServer): Data {
  const page = pageAt(urlPathname);
  return { page, frame: frameOfPage(page, urlPathname) };
}
