import { FAQ_PAGE, HOME_PAGE } from '../../addresses.ts';
import { offerOf, professionalService, questionsData, SCHEMA_ORG } from '../../derive/structured-data.ts';
import type { Page } from '../../model/page.ts';
import type { SiteContext } from '../kind.ts';
import { serviceKind } from '../service.ts';

/** What a page tells search engines, as schema.org data: the practice at home, questions on the FAQ, offers elsewhere. */
export function describePage(
  page: Page,
  { identity, labels, collectionOf }: SiteContext,
  pages: ReadonlyMap<string, Page>,
  cards: ReadonlyMap<string, string>,
): object[] {
  switch (page.name) {
    case HOME_PAGE:
      return [professionalService(identity, collectionOf(serviceKind), pages.values(), cards.get(page.canonical))];
    case FAQ_PAGE:
      return [questionsData(page.questions, labels.language)];
    default:
      return offerOf(page, identity).map((offer) => ({ '@context': SCHEMA_ORG, ...offer }));
  }
}
