import type { PageContextServer } from 'vike/types';
import { offerOf } from '../../pipeline/derive/structured-data.ts';
import type { Page } from '../../pipeline/model/page.ts';
import { currentSite } from '../../pipeline/site.ts';
import type { FramedData } from '../../renderer/page-data.ts';
import { frameOfPage, pageAt } from '../framing.ts';

export interface Data extends FramedData {
  readonly page: Page;
}

export function data({ urlPathname }: PageContextServer): Data {
  const page = pageAt(urlPathname);
  const structuredData = offerOf(page, currentSite().identity).map((offer) => ({
    '@context': 'https://schema.org',
    ...offer,
  }));
  return { page, frame: frameOfPage(page, urlPathname, { structuredData }) };
}
