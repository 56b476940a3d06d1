import type { Page } from '../pipeline/model/page.ts';
import { wordsOfTag } from '../pipeline/addresses.ts';
import { currentSite } from '../pipeline/site.ts';
import { structuredDataOf } from '../pipeline/derive/structured-data.ts';
import type { Frame } from '../renderer/page-data.ts';
import { routeAt } from './routing.ts';

/** What differs from page to page in a frame. */
type OwnFrame = Pick<Frame, 'address' | 'title' | 'description' | 'canonical' | 'breadcrumbs'> & Partial<Frame>;

/** A page without keywords of its own takes as many of the site's most frequent topics. */
const MOST_KEYWORDS = 8;

/** The frame of a page: its own part, and what is the same everywhere. */
export function frameOf(own: OwnFrame): Frame {
  const { chrome, identity, labels, cards, content, fonts, structuredData } = currentSite();
  const frame = {
    hidden: false,
    advertises: false,
    type: 'website' as const,
    card: cards.get(own.canonical),
    fonts,
    chrome,
    identity,
    labels,
    structuredData: structuredData.get(own.canonical) ?? [],
    ...own,
    keywords: own.keywords?.length
      ? own.keywords
      : content.insights.tags.slice(0, MOST_KEYWORDS).map(({ tag }) => wordsOfTag(tag)),
  };
  return { ...frame, structuredData: [...structuredDataOf(frame), ...frame.structuredData] };
}

/** The frame of a page of `content/pages/`. */
export function frameOfPage(page: Page, address: string, more: Partial<Frame> = {}): Frame {
  const { title, description, keywords, canonical, hidden, breadcrumbs } = page;
  const card = currentSite().cards.get(canonical);
  const advertises = page.advertising !== undefined;
  return frameOf({ address, title, description, keywords, canonical, hidden, breadcrumbs, advertises, card, ...more });
}

/** The page of `content/pages/` at an address. */
export function pageAt(address: string): Page {
  const route = routeAt(address);
  if (route?.view !== 'page') throw new Error(`No page of content is at ${address}`);
  return pageNamed(route.key);
}

/** A page of `content/pages/` by its name; the check has made sure that it exists. */
export function pageNamed(name: string): Page {
  const page = currentSite().content.pages.get(name);
  if (!page) throw new Error(`content/pages/${name}.md was checked but is not in the site model`);
  return page;
}
