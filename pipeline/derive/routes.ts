import type { Article, TagCount } from '../model/article.ts';
import type { Page } from '../model/page.ts';
import type { Route } from '../model/site.ts';
import { pageCount } from './lists.ts';

/** The page that stands where nothing else does; it has no address of its own. */
export const NOT_FOUND = 'not-found';

/** Every address of the site with what stands there. Lists take the place of the page `insights`. */
export function deriveRoutes(
  pages: Iterable<Pick<Page, 'name' | 'canonical' | 'aliases'>>,
  articles: readonly Pick<Article, 'slug' | 'address' | 'featured'>[],
  tags: readonly TagCount[],
): Map<string, Route> {
  const routes = new Map<string, Route>();
  for (const { name, canonical, aliases } of pages) {
    if (name === NOT_FOUND) continue;
    for (const address of [canonical, ...aliases]) routes.set(address, { kind: 'page', name });
  }
  for (const { slug, address } of articles) routes.set(address, { kind: 'article', slug });
  if (!routes.has('/insights')) return routes;
  const inGrid = articles.filter((article) => !article.featured).length;
  addList(routes, '/insights', inGrid);
  for (const { tag, count } of tags) addList(routes, `/insights/topics/${tag}`, count, tag);
  return routes;
}

/** Address of page `page` (from 1) of a list. */
export function listAddress(base: string, page: number): string {
  return page === 1 ? base : `${base}/page/${page}`;
}

function addList(routes: Map<string, Route>, base: string, articles: number, tag?: string): void {
  for (let page = 1; page <= pageCount(articles); page++) {
    routes.set(listAddress(base, page), { kind: 'list', page, ...(tag !== undefined && { tag }) });
  }
}
