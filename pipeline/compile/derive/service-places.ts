import type { Page } from '../../content/model/page.ts';
import type { Service } from '../../content/model/service.ts';

/** Returns the services that a page describes in full, each below its own anchor. */
export function servicesDescribedOn({ sections }: Pick<Page, 'sections'>): Service[] {
  return sections.flatMap((section) =>
    section.kind === 'services' && section.layout !== 'table' ? section.items : [],
  );
}

/** Returns the address, with its anchor, where each service is described, by slug. */
export function placesOfServices(pages: Iterable<Page>): Map<string, string> {
  const shown = [...pages].filter(({ hidden }) => !hidden);
  return new Map(
    shown
      .flatMap((page) =>
        servicesDescribedOn(page).map(({ slug }): [string, string] => [slug, `${page.canonical}#${slug}`]),
      )
      // Of several places, the first remains.
      .toReversed(),
  );
}
