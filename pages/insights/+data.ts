import type { PageContextServer } from 'vike/types';
import { PAGE_SIZE } from '../../pipeline/derive/lists.ts';
import {
  addressOfListPage,
  addressOfTopic,
  INSIGHTS_ADDRESS,
  INSIGHTS_PAGE,
  wordsOfTag,
} from '../../pipeline/addresses.ts';
import { fillLabel } from '../../pipeline/fill-label.ts';
import type { ArticleSummary, TagCount } from '../../pipeline/model/article.ts';
import type { Page } from '../../pipeline/model/page.ts';
import { currentSite } from '../../pipeline/site.ts';
import type { FramedData } from '../../renderer/page-data.ts';
import { frameOfPage, pageNamed } from '../framing.ts';
import { routeAt } from '../routing.ts';

/** What a page of the list of articles shows. */
export interface Data extends FramedData {
  readonly hero: Page['hero'];
  readonly sections: Pick<Page, 'body' | 'sections'>;
  /** The featured article, on the first page of the list of all. */
  readonly featured: ArticleSummary | undefined;
  /** The articles of this page and of all others, as the browser will fetch them. */
  readonly articles: readonly ArticleSummary[];
  /** Most frequent first. */
  readonly tags: readonly TagCount[];
  /** Address of the list's first page. */
  readonly base: string;
  /** Counted from 1. */
  readonly number: number;
  /** How many articles a page lists. */
  readonly pageSize: number;
  /** The topic of the list, or an empty string for all articles. */
  readonly topic: string;
}

/**
 * The list at the address that is asked for. The first page of all articles has the opening and the sections of
 * `content/pages/insights.md`; every other one has a title of its own. Throws if no list is there: its route has found
 * one.
 */
export function data({ urlPathname }: PageContextServer): Data {
  const route = routeAt(urlPathname);
  if (route?.view !== 'insights') throw new Error(`No list of articles is at ${urlPathname}`);
  const { page: number = 1, key: topic } = route;
  const { content, labels } = currentSite();
  const { summaries, tags } = content.insights;
  const page = pageNamed(INSIGHTS_PAGE);
  const base = topic === '' ? INSIGHTS_ADDRESS : addressOfTopic(topic);
  const canonical = addressOfListPage(base, number);
  const words = wordsOfTag(topic);
  const part = number > 1 && fillLabel(labels.page, number);
  const title = [topic === '' ? page.title : `${page.title}: ${words}`, part].filter(Boolean).join(', ');
  const crumb = { label: [words, part].filter(Boolean).join(', '), href: canonical };
  const crumbs = canonical === INSIGHTS_ADDRESS ? page.breadcrumbs : [...page.breadcrumbs, crumb];
  const isFirst = topic === '' && number === 1;
  return {
    hero: isFirst ? page.hero : { title, actions: [], figures: [] },
    sections: isFirst ? page : { sections: [] },
    featured: isFirst ? summaries.find(({ featured }) => featured) : undefined,
    articles: summaries,
    tags,
    base,
    number,
    pageSize: PAGE_SIZE,
    topic,
    frame: frameOfPage(page, urlPathname, { title, canonical, breadcrumbs: crumbs }),
  };
}
