import type { PageContextServer } from 'vike/types';
import { PAGE_SIZE } from '../../pipeline/derive/lists.ts';
import { listAddress } from '../../pipeline/derive/routes.ts';
import type { ArticleSummary, TagCount } from '../../pipeline/model/article.ts';
import type { Page } from '../../pipeline/model/page.ts';
import { currentSite } from '../../pipeline/site.ts';
import type { FramedData } from '../../renderer/page-data.ts';
import { frameOfPage, pageNamed } from '../framing.ts';
import { routeAt } from '../routing.ts';

export interface Data extends FramedData {
  readonly hero: Page['hero'];
  readonly sections: Pick<Page, 'body' | 'sections'>;
  /** The featured article, on the first page of the list of all. */
  readonly featured: ArticleSummary | undefined;
  /** The articles of this page and of all others, as the browser will fetch them. */
  readonly articles: readonly ArticleSummary[];
  readonly tags: readonly TagCount[];
  readonly base: string;
  readonly number: number;
  readonly pageSize: number;
  readonly topic: string;
}

export function data({ urlPathname }: PageContextServer): Data {
  const route = routeAt(urlPathname);
  if (route?.kind !== 'list') throw new Error(`No list of articles stands at ${urlPathname}`);
  const { page: number, tag: topic = '' } = route;
  const { summaries, tags, labels } = currentSite();
  const page = pageNamed('insights');
  const base = topic === '' ? '/insights' : `/insights/topics/${topic}`;
  const canonical = listAddress(base, number);
  const words = topic.replaceAll('-', ' ');
  const part = number > 1 && `${labels.page} ${number}`;
  const title = [topic === '' ? page.title : `${page.title}: ${words}`, part].filter(Boolean).join(', ');
  const crumb = { label: [words, part].filter(Boolean).join(', '), href: canonical };
  const crumbs = canonical === '/insights' ? page.breadcrumbs : [...page.breadcrumbs, crumb];
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
