import { ABOUT_PAGE, FAQ_PAGE, HOME_PAGE } from '../../addresses.ts';
import {
  offerOf,
  professionalService,
  profilePage,
  questionsData,
  type GraphNode,
} from '../../../outputs/data/structured-data.ts';
import type { Page } from '../../model/page.ts';
import type { SiteContext } from '../content-type.ts';
import { serviceType } from '../service.ts';

/** What a page tells search engines: the practice at home, the person behind it, questions on the FAQ, offers elsewhere. */
export function describePage(
  page: Page,
  { identity, labels, collectionOf }: SiteContext,
  pages: ReadonlyMap<string, Page>,
  cards: ReadonlyMap<string, string>,
): GraphNode[] {
  switch (page.name) {
    case HOME_PAGE:
      return [professionalService(identity, collectionOf(serviceType), pages.values(), cards.get(page.canonical))];
    case FAQ_PAGE:
      return [questionsData(page.questions, labels.language)];
    case ABOUT_PAGE:
      return [profilePage(page, identity)];
    default:
      return offerOf(page, identity);
  }
}
