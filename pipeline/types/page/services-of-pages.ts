import { SERVICES } from '../../content/addresses.ts';
import { placesOfServices, servicesDescribedOn, type ToldService } from '../../outputs/data/service-data.ts';
import { plainBlocks } from '../../site/derive/blocks.ts';
import type { Page } from '../../content/model/page.ts';
import type { Service } from '../../content/model/section.ts';
import type { FactGroups } from '../../content/schema/published-json.ts';
import { optional } from '../../shared/optional.ts';
import type { DescribedSite, SiteContext } from '../../site/content-type.ts';
import { serviceType } from '../service-type.ts';
import { pageBlocks } from './page-blocks.ts';
import type { Fact } from '../../content/model/site.ts';

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

/** Returns a function that tells whether a text on a page has the value of a fact that is only a placeholder. */
function placeholdersOn(
  { canonical }: Pick<Page, 'canonical'>,
  facts: readonly Fact[],
): (text: string | undefined) => boolean {
  const values = facts.flatMap(({ value, isPlaceholder, addresses }) =>
    isPlaceholder && addresses.includes(canonical) ? [wordsBetweenBlanks(value)] : [],
  );
  return (text = '') => values.some((value) => value !== '' && wordsBetweenBlanks(text).includes(value));
}

/** Returns a page without an offer whose price or name is only a placeholder. */
export function withoutPlaceholderOffer({ offer, ...page }: Page, facts: readonly Fact[]): Page {
  const isPlaceholder = placeholdersOn(page, facts);
  const isKnown = offer && !isPlaceholder(offer.name) && !isPlaceholder(offer.priceText);
  return isKnown ? { ...page, offer } : page;
}

/** Returns the words, numbers and currencies of a text in small letters, each between blanks, however it is typeset; empty if there are none. */
function wordsBetweenBlanks(text: string): string {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{Sc}]+/gu) ?? [];
  return words.length === 0 ? '' : ` ${words.join(' ')} `;
}
