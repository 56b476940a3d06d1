import * as addresses from '../content/addresses.ts';
import type { Page } from '../content/model/page.ts';
import type { Route } from '../content/model/site.ts';
import { pageSchema, type AuthoredPage } from '../content/schema/page.ts';
import { articleType } from './article-type.ts';
import {
  type ContentType,
  type DescribedSite,
  type SiteContext,
  otherAddresses,
  type Starter,
} from '../site/content-type.ts';
import { anchorsLeftOut, finishPages } from './page/finish-pages.ts';
import { checkConsent, checkQuotes, checkServices, anchorsOfServices } from './page/check-pages.ts';
import { textsOfPages } from './page/texts-of-pages.ts';
import { pageWithoutPlaceholders, parsePage, type ParsedPage } from './page/parse-page.ts';
import { serviceType } from './service-type.ts';
import { professionalService, profilePage, questionsData, type GraphNode } from '../outputs/data/structured-data.ts';
import { offerOf, serviceData } from '../outputs/data/service-data.ts';
import { withoutPlaceholderOffer, statedServices, toldServices } from './page/services-of-pages.ts';
import { optional } from '../shared/optional.ts';
import type { FactGroups, StatedFigure } from '../content/schema/published-json.ts';

const pageStarter: Starter<AuthoredPage> = {
  word: 'page',
  what: 'a page',
  fields: ({ title }) => ({ title }),
  starterTexts: {
    fields: { description: 'One or two sentences that say what a visitor finds on this page.' },
    body: 'Write here. A line that begins with two signs ## is a heading.',
  },
  hint: 'Then add its link below `navigation` or `footer` in `site.yaml`, or in the text of another page.',
};

/** Pages by name, such as `home` or `services/venture-design`. */
type Pages = ReadonlyMap<string, Page>;

const HOME_FILE = `${addresses.PAGES}/${addresses.HOME_PAGE}.md`;
const NOT_FOUND_FILE = `${addresses.PAGES}/${addresses.NOT_FOUND_PAGE}.md`;

/** Pages of sections and Markdown; the path of the file determines the address. */
export const pageType: ContentType<AuthoredPage, ParsedPage, Pages> = {
  name: 'page',
  folder: addresses.PAGES,
  schema: pageSchema,
  whyHidden: ({ draft }) => (draft === true ? { reason: 'draft' } : undefined),
  mark: (page, why) => ({ ...page, hero: { ...page.hero, kicker: why } }),
  withoutPlaceholders: pageWithoutPlaceholders,
  addresses: {
    of: addresses.addressOfPage,
    isOwn: true,
    form: addresses.PLAIN_ADDRESS,
    aliases: ({ aliases }) => otherAddresses('aliases', aliases),
    shownAt: ({ also_at: others }) => otherAddresses('also_at', others),
    reserved: [{ pattern: new RegExp(`^${addresses.NOT_FOUND_ADDRESS}$`), owner: NOT_FOUND_FILE }],
  },
  requires: () => [HOME_FILE, NOT_FOUND_FILE],
  parse: parsePage,
  *check(documents, { settings, documentsOf, unreadableOf, hasFile }) {
    yield* checkServices(documents, documentsOf(serviceType), unreadableOf(serviceType));
    yield* checkConsent(documents, unreadableOf(pageType), settings);
    yield* checkQuotes(documents, hasFile);
  },
  anchorsFrom: ({ fields }, { documentsOf, unreadableOf }) => {
    const services = documentsOf(serviceType);
    const shown = anchorsOfServices(fields.sections, services).map(({ anchor }) => anchor);
    // A link to a service with a fault is not reported again.
    return [...shown, ...unreadableOf(serviceType).map(addresses.nameOfFile)];
  },
  anchorsLeftOut: ({ fields }, { settings, testimonials }) => anchorsLeftOut(fields.sections, settings, testimonials),
  routes: (pages) =>
    pages
      .filter(({ name }) => name !== addresses.NOT_FOUND_PAGE)
      .flatMap(({ name, canonical, alsoAt }) =>
        [canonical, ...alsoAt].map((address): [string, Route] => [address, { view: 'page', key: name }]),
      ),
  collect: (pages, { collectionOf, testimonials, chrome: { advertising } }) =>
    finishPages(pages, {
      services: collectionOf(serviceType),
      articles: collectionOf(articleType).articles,
      testimonials,
      advertising,
    }),
  texts: (pages, site) => textsOfPages(pages, site.collectionOf(articleType), site),
  cards: (pages, { cardsFor }) =>
    (cardsFor === 'none' ? [] : [...pages.values()]).map(({ canonical, title, label, hero }) => {
      const kicker = hero.kicker ?? (canonical === '/' || label === title ? '' : label);
      return { address: canonical, title: hero.title, kicker };
    }),
  structuredData: (pages, site, cards) =>
    [...pages.values()].map((page) => [page.canonical, describePage(page, site, pages, cards)]),
  facts: factsOfPages,
  starter: pageStarter,
};

/**
 * Returns a page's structured data: the practice on the home page, its person on the page about them, questions on the
 * FAQ, offers elsewhere, and on each page the services that it tells of.
 */
function describePage(
  page: Page,
  site: DescribedSite,
  pages: ReadonlyMap<string, Page>,
  cards: ReadonlyMap<string, string>,
): GraphNode[] {
  const { identity, labels, facts } = site;
  const services = toldServices(page, pages, site).map((service) => serviceData(service, identity.url, labels));
  return [...ownNodes(), ...services];

  function ownNodes(): GraphNode[] {
    switch (page.name) {
      case addresses.HOME_PAGE: {
        const all = site.collectionOf(serviceType);
        const known = [...pages.values()].map((one) => withoutPlaceholderOffer(one, facts));
        return [professionalService(site, page.description, all, known, cards.get(page.canonical))];
      }
      case addresses.FAQ_PAGE:
        return [questionsData(page.questions, identity.url + page.canonical, labels.language)];
      case addresses.ABOUT_PAGE:
        return profilePage(page, identity);
      default:
        return offerOf(withoutPlaceholderOffer(page, facts), identity.url, page.description);
    }
  }
}

/** Collects services, offers, figures and policies of pages. */
function factsOfPages(pages: ReadonlyMap<string, Page>, site: SiteContext): FactGroups {
  const {
    identity: { url },
    dayOf,
  } = site;
  const shown = [...pages.values()].filter(({ hidden, name }) => !hidden && name !== addresses.NOT_FOUND_PAGE);
  const since = ({ name }: Page) => optional('since', dayOf(`${addresses.PAGES}/${name}.md`)?.day);
  return {
    services: statedServices(pages, site),
    offers: shown.flatMap((page) =>
      page.offer
        ? [
            {
              name: page.offer.name,
              price: page.offer.price,
              currency: page.offer.currency,
              page: url + page.canonical,
              ...since(page),
            },
          ]
        : [],
    ),
    figures: shown.flatMap((page) =>
      figuresOf(page).map((figure) => ({ ...figure, page: url + page.canonical, ...since(page) })),
    ),
    policies: shown.flatMap(({ title, canonical, updated }) =>
      updated ? [{ name: title, updated: updated.day, page: url + canonical }] : [],
    ),
  };
}

function figuresOf({ hero, sections }: Page): StatedFigure[] {
  return [...hero.figures, ...sections.flatMap((section) => (section.kind === 'figures' ? section.items : []))].map(
    ({ sign: _sign, placeholders: _placeholders, confirmedBy, reference, ...words }) => ({
      ...words,
      ...optional('confirmed_by', confirmedBy),
      ...(reference && { reference: { label: reference.label, url: reference.href } }),
    }),
  );
}
