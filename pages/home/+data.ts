import { professionalService } from '../../pipeline/derive/structured-data.ts';
import type { Page } from '../../pipeline/model/page.ts';
import { currentSite } from '../../pipeline/site.ts';
import type { FramedData } from '../../renderer/page-data.ts';
import { frameOfPage, pageNamed } from '../framing.ts';

export interface Data extends FramedData {
  readonly page: Page;
}

export function data(): Data {
  const page = pageNamed('home');
  const { identity, services, pages, cards } = currentSite();
  return {
    page,
    frame: frameOfPage(page, '/', {
      structuredData: [professionalService(identity, services, pages.values(), cards.get('/'))],
    }),
  };
}
