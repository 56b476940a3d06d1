import { ADVERTISING_PAGE } from '../../addresses.ts';
import type { Article } from '../../model/article.ts';
import type { Advertising } from '../../model/chrome.ts';
import type { Breadcrumb, Page } from '../../model/page.ts';
import type { Section, Testimonial } from '../../model/section.ts';
import type { Service } from '../../model/service.ts';
import type { ParsedPage } from './parse-page.ts';
import type { ParsedSection } from '../../../compile/parse/sections.ts';
import { latestArticles } from '../../../compile/derive/lists.ts';
import { lackOf } from './sections-left-out.ts';

/** What other files add to a page. */
export interface PageParts {
  readonly services: readonly Service[];
  readonly testimonials: readonly Testimonial[];
  readonly articles: readonly Article[];
  /** The advertising service, if the site uses one. */
  readonly advertising: Advertising | undefined;
}

/** Finishes parsed pages: fills in services, quotes, insights and breadcrumbs. */
export function finishPages(pages: readonly ParsedPage[], parts: PageParts): Map<string, Page> {
  const byAddress = new Map(
    pages.flatMap((page) => [page.canonical, ...page.alsoAt].map((address) => [address, page])),
  );
  const around = { asks: parts.advertising?.consent === 'ask', testimonials: parts.testimonials };
  return new Map(
    pages.map(({ parent: _parent, ...page }) => [
      page.name,
      {
        ...page,
        ...(page.name === ADVERTISING_PAGE && parts.advertising && { advertising: parts.advertising }),
        breadcrumbs: trailOf(page.canonical, byAddress),
        sections: page.sections
          .filter((section) => lackOf(section, around) === undefined)
          .map((section) => fill(section, parts))
          .filter((section) => section.kind !== 'insights' || section.items.length > 0),
      },
    ]),
  );
}

/** Returns the breadcrumbs of a page from home to itself; empty for home. */
function trailOf(address: string, byAddress: ReadonlyMap<string, ParsedPage>): Breadcrumb[] {
  const trail: Breadcrumb[] = [];
  const seen = new Set<string>();
  for (let here = byAddress.get(address); here && !seen.has(here.canonical); here = byAddress.get(here.parent)) {
    seen.add(here.canonical);
    trail.unshift({ label: here.label, href: here.canonical });
    if (here.canonical === '/') break;
  }
  return address === '/' ? [] : trail;
}

function fill(
  { audience, count, ...section }: ParsedSection,
  { services, testimonials, articles }: PageParts,
): Section {
  switch (section.kind) {
    case 'services':
      return {
        ...section,
        items: services.filter((service) => audience === undefined || service.audience === audience),
      };
    case 'quotes':
      return { ...section, items: testimonials.slice(0, count) };
    case 'insights':
      return { ...section, items: latestArticles(articles) };
    default:
      return section;
  }
}
