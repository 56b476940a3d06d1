import { ADVERTISING_PAGE } from '../../content/addresses.ts';
import type { Article } from '../../content/model/article.ts';
import type { Advertising } from '../../content/model/chrome.ts';
import type { Breadcrumb, Page } from '../../content/model/page.ts';
import type { Section, Testimonial, Service } from '../../content/model/section.ts';
import type { ParsedPage } from './parse-page.ts';
import type { ParsedSection } from '../../site/parse/sections.ts';
import { optional } from '../../shared/optional.ts';
import { latestArticles } from '../../site/derive/lists.ts';
import type { SiteSettings } from '../../site/parse/settings.ts';
import { isPlaceholderText } from '../../content/schema/common.ts';
import type { AuthoredPage } from '../../content/schema/page.ts';
import type { LeftOut } from '../../site/content-type.ts';

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
          .map((section) => fill(section, page.sections, parts))
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
  { audience, count, untilQuoted, ...section }: ParsedSection,
  ofPage: readonly ParsedSection[],
  { services, testimonials, articles }: PageParts,
): Section {
  switch (section.kind) {
    case 'services': {
      const items = services.filter((service) => audience === undefined || service.audience === audience);
      return { ...section, items, areCompared: items.every((service) => isCompared(service, ofPage)) };
    }
    case 'quotes':
      return {
        ...section,
        items: testimonials.slice(0, count),
        ...(testimonials.every(({ kind }) => kind === 'placeholder') && optional('text', untilQuoted ?? section.text)),
      };
    case 'insights':
      return { ...section, items: latestArticles(articles) };
    default:
      return section;
  }
}

/** Whether a table in one of these sections has a service. */
function isCompared(service: Service, sections: readonly ParsedSection[]): boolean {
  return sections.some(
    ({ audience = service.audience, ...section }) =>
      section.kind === 'services' && section.layout === 'table' && audience === service.audience,
  );
}

/** Determines which sections are left out. */
interface Around {
  /** Whether visitors are asked for consent to the advertising service. */
  readonly asks: boolean;
  readonly testimonials: readonly Testimonial[];
}

/** The fields of a section, typed or parsed, that show whether it has content; of `items`, those that are known. */
interface Shown extends Pick<Section, 'kind'> {
  readonly text?: unknown;
  readonly until_quoted?: unknown;
  readonly untilQuoted?: unknown;
  readonly note?: unknown;
  readonly actions?: readonly unknown[] | undefined;
  readonly items?: readonly unknown[] | undefined;
}

/**
 * Returns what a section lacks if it is left out: the request for consent; all of its sources; or testimonials, if it
 * has nothing else.
 */
function lackOf(
  { kind, text, until_quoted: authored, untilQuoted = authored, note, actions = [], items = [] }: Shown,
  { asks, testimonials }: Around,
): LeftOut | undefined {
  if (kind === 'consent' && !asks) return 'consent';
  if (kind === 'sources' && items.length === 0) return 'sources';
  const hasElse = (text ?? untilQuoted) !== undefined || note !== undefined || actions.length > 0;
  return kind === 'quotes' && testimonials.length === 0 && !hasElse ? 'testimonials' : undefined;
}

/** Returns the anchors of sections that are left out. A `site.yaml` with errors counts as asking for consent. */
export function anchorsLeftOut(
  sections: AuthoredPage['sections'] = [],
  settings: SiteSettings | undefined,
  testimonials: readonly Testimonial[],
): ReadonlyMap<string, LeftOut> {
  const asks = !settings || asksForConsent(settings);
  return new Map(
    sections.flatMap((section) => {
      const { id } = section;
      const known = section.kind === 'sources' ? section.items.filter((item) => !isPlaceholderText(item)) : undefined;
      const lack = id === undefined ? undefined : lackOf({ ...section, items: known }, { asks, testimonials });
      return id !== undefined && lack ? [[id, lack] as const] : [];
    }),
  );
}

/** Whether the site asks visitors for consent before the advertising service gets any data. */
export function asksForConsent({ fields }: SiteSettings): boolean {
  return fields.advertising?.consent === 'ask';
}
