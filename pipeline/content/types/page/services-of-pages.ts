import { SERVICES } from '../../addresses.ts';
import { placesOfServices, servicesDescribedOn } from '../../../compile/derive/service-places.ts';
import { plainBlocks } from '../../../compile/derive/plain-blocks.ts';
import type { Page } from '../../model/page.ts';
import type { Service } from '../../model/service.ts';
import type { FactGroups } from '../../schema/published-json.ts';
import type { ToldService } from '../../../outputs/data/service-data.ts';
import { optional } from '../../../shared/optional.ts';
import type { DescribedSite, SiteContext } from '../content-type.ts';
import { serviceType } from '../service-type.ts';
import { pageBlocks } from './page-blocks.ts';
import { placeholdersOn } from './placeholders-on-page.ts';
import { wordsBetweenBlanks } from './words-between-blanks.ts';

type Pages = ReadonlyMap<string, Page>;

/** Returns the services of a site for `facts.json`, each with the address where it is described. */
export function statedServices(pages: Pages, site: SiteContext): Required<FactGroups>['services'] {
  const places = placesOfServices(pages.values());
  return site.collectionOf(serviceType).flatMap((service) => {
    const place = places.get(service.slug);
    if (place === undefined) return [];
    return [
      {
        id: service.slug,
        name: service.title,
        audience: service.audience,
        summary: service.summary,
        duration: service.timeline,
        format: service.format,
        for_whom: service.forWhom,
        ...optional('terms', service.terms),
        ...optional('guide_price', service.guidePrice),
        page: site.identity.url + place,
        ...optional('since', site.dayOf(`${SERVICES}/${service.slug}.md`)?.day),
      },
    ];
  });
}

/**
 * Returns what a page tells of services: all of those that it describes in full; of one whose own page it is, only those
 * values that its text has. Placeholders are left out.
 */
export function toldServices(page: Page, pages: Pages, site: DescribedSite): ToldService[] {
  const places = placesOfServices(pages.values());
  const isPlaceholder = placeholdersOn(page, site.facts);
  const described = servicesDescribedOn(page);
  const own = site
    .collectionOf(serviceType)
    .filter((service) => service.page?.replace(/#.*/, '') === page.canonical && !described.includes(service));
  const text = own.length > 0 ? textOf(page, site) : '';
  return [
    ...described.flatMap((service) => toldOf(service, service.summary, () => true)),
    ...own.filter(({ title }) => isInText(title)).flatMap((service) => toldOf(service, page.description, isInText)),
  ];

  function toldOf(
    { slug, title, ...service }: Service,
    description: string,
    isTold: (value: string) => boolean,
  ): ToldService[] {
    const place = places.get(slug);
    if (place === undefined) return [];
    const known = (value = ''): string | undefined =>
      value !== '' && isTold(value) && !isPlaceholder(value) ? value : undefined;
    return [
      {
        name: title,
        place,
        ...(!isPlaceholder(description) && { description }),
        ...optional('timeline', known(service.timeline)),
        ...optional('terms', known(service.terms)),
        ...optional('guidePrice', known(service.guidePrice)),
      },
    ];
  }

  function isInText(value: string): boolean {
    return text.includes(wordsBetweenBlanks(value));
  }
}

/** Returns the words of a page as a text reader gets it, for comparison. */
function textOf(page: Page, site: SiteContext): string {
  const { identity, labels } = site;
  return wordsBetweenBlanks(
    plainBlocks(pageBlocks(page, site), { siteUrl: identity.url, here: page.canonical, labels }),
  );
}
