import { describeList, pageSizeOf, titleOfList, nameOfTopic } from '../../pipeline/site/derive/lists.ts';
import {
  addressOfListPage,
  addressOfTopic,
  INSIGHTS_ADDRESS,
  INSIGHTS_PAGE,
} from '../../pipeline/content/addresses.ts';
import { divideList } from '../../pipeline/content/featured.ts';
import { fillLabel } from '../../pipeline/content/fill-label.ts';
import type { Page } from '../../pipeline/content/model/page.ts';
import type { OwnList } from '../../renderer/islands/insights/InsightsBrowser.tsx';
import { offeredTopics } from '../../renderer/islands/insights/offered-topics.ts';
import type { PageData } from '../../renderer/page-data.ts';
import { metaOfPage, namedFeed, pageNamed } from '../page-meta.ts';
import { routeAt, type PageRequest } from '../routing.ts';

/** What a page of the list of articles shows. */
export interface Data extends PageData {
  readonly hero: Page['hero'];
  readonly sections: Pick<Page, 'body' | 'sections'>;
  readonly list: OwnList;
  /** Address of the list's first page. */
  readonly base: string;
  /** Counted from 1. */
  readonly number: number;
  /** How many articles a page lists. */
  readonly pageSize: number;
  /** The topic of the list; an empty string for all articles. */
  readonly topic: string;
  /** The start of the addresses of the list's feed; undefined if it has none. */
  readonly feed: string | undefined;
}

/**
 * Describes the list page at the requested address. The first page of all articles has the hero and the sections of
 * `content/pages/insights.md`; every other page has a title of its own. Throws if no list is there, which the route
 * prevents.
 */
export function describe(asked: PageRequest): Data {
  const route = routeAt(asked);
  if (route?.view !== 'insights') throw new Error(`No list of articles is at ${asked.address}`);
  const { page: number = 1, key: topic } = route;
  const { content, labels, topics, feeds } = asked.site;
  const { lists, tags } = content.insights;
  const [listed = [], pageSize] = [lists.get(topic), pageSizeOf(topic)];
  const page = pageNamed(INSIGHTS_PAGE, asked.site);
  const base = topic === '' ? INSIGHTS_ADDRESS : addressOfTopic(topic);
  const canonical = addressOfListPage(base, number);
  const words = topic === '' ? '' : nameOfTopic(topic, topics);
  const about = number === 1 ? topics.get(topic)?.description : undefined;
  const part = number > 1 && fillLabel(labels.page, number);
  const title = titleOfList(page.title, topic, number, { labels, topics });
  const crumb = { label: [words, part].filter(Boolean).join(', '), href: canonical };
  const crumbs = canonical === INSIGHTS_ADDRESS ? page.breadcrumbs : [...page.breadcrumbs, crumb];
  const feed = feeds.find(({ list }) => list === base);
  const { featured, grid } = divideList(listed);
  const shown = grid.slice((number - 1) * pageSize, number * pageSize);
  const isFirst = topic === '' && number === 1;
  return {
    hero: isFirst ? page.hero : { title, ...(about !== undefined && { lead: about }), actions: [], figures: [] },
    sections: isFirst ? page : { sections: [] },
    list: {
      featured,
      shown,
      inGrid: grid.length,
      tags: offeredTopics(tags, [topic]),
    },
    base,
    number,
    pageSize,
    topic,
    feed: feed?.base,
    meta: metaOfPage(page, asked, {
      title,
      ...(!isFirst && { description: about ?? describeList(title, [...(featured ? [featured] : []), ...shown]) }),
      canonical,
      breadcrumbs: crumbs,
      feed: namedFeed(feed),
    }),
  };
}
