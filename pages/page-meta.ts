import type { Feed } from '../pipeline/content/model/site.ts';
import type { Page } from '../pipeline/content/model/page.ts';
import { nameOfTopic, topicNames } from '../pipeline/site/derive/lists.ts';
import type { PagesSite } from '../pipeline/pages-site.ts';
import { graphOf } from '../pipeline/outputs/data/structured-data.ts';
import type { DocumentMeta, NamedFeed, PageData, Surroundings } from '../renderer/page-data.ts';
import { routeAt, type PageRequest } from './routing.ts';

/** What a page of content shows. */
export interface ContentPage extends PageData {
  readonly page: Page;
}

/** The metadata that differs from page to page. */
type OwnMeta = Pick<DocumentMeta, 'address' | 'title' | 'description' | 'canonical' | 'breadcrumbs'> &
  Partial<DocumentMeta>;

/** A page without keywords of its own takes this many of the site's most frequent topics. */
const MAX_KEYWORDS = 8;

/** Returns what all pages of the site have in common. */
export function surroundings({ chrome, identity, labels, topics, content, fonts, feeds }: PagesSite): Surroundings {
  return {
    chrome,
    identity,
    labels,
    topics: topicNames(topics, content.insights.tags),
    fonts,
    feed: namedFeed(feeds[0]),
  };
}

/** Returns what a page's head says about a feed; undefined without one. */
export function namedFeed(feed: Feed | undefined): NamedFeed | undefined {
  return feed && { base: feed.base, title: feed.title };
}

/** Returns a page's metadata: its own, and what it takes from the site. */
export function metaOf(own: OwnMeta, site: PagesSite): DocumentMeta {
  const { identity, labels, topics, cards, content, structuredData } = site;
  const meta = {
    hidden: false,
    advertises: false,
    type: 'website' as const,
    card: cards.get(own.canonical),
    ...own,
    keywords: own.keywords?.length
      ? own.keywords
      : content.insights.tags.slice(0, MAX_KEYWORDS).map(({ tag }) => nameOfTopic(tag, topics)),
  };
  const { breadcrumbs, canonical } = meta;
  const nodes = structuredData.get(canonical) ?? [];
  return { ...meta, graph: graphOf(nodes, { breadcrumbs, identity, language: labels.language }) };
}

/** Returns the metadata of a page of `content/pages/`. */
export function metaOfPage(page: Page, { address, site }: PageRequest, more: Partial<DocumentMeta> = {}): DocumentMeta {
  const { title, description, keywords, canonical, hidden, hasMenu, breadcrumbs } = page;
  const card = site.cards.get(canonical);
  const advertises = page.advertising !== undefined;
  const own = { address, title, description, keywords, canonical, hidden, hasMenu, breadcrumbs, advertises, card };
  return metaOf({ ...own, ...more }, site);
}

/** Describes a page of `content/pages/` by itself, for folders without a `describe.ts`. Throws if none is there. */
export function describeContent(asked: PageRequest): ContentPage {
  const route = routeAt(asked);
  if (route?.view !== 'page') throw new Error(`No page of content is at ${asked.address}`);
  const page = pageNamed(route.key, asked.site);
  return { page, meta: metaOfPage(page, asked) };
}

/** Returns a page of `content/pages/` by name. Throws if it is missing, which the checks prevent. */
export function pageNamed(name: string, site: PagesSite): Page {
  const page = site.content.pages.get(name);
  if (!page) throw new Error(`content/pages/${name}.md was checked but is not in the site model`);
  return page;
}
