import { ABOUT_PAGE, ARCHIVE_PAGE, FAQ_PAGE, HOME_PAGE } from '../pipeline/content/addresses.ts';
import type { Route } from '../pipeline/content/model/site.ts';
import type { PagesSite } from '../pipeline/site.ts';

/** Names of the pages in `content/pages/` that have a folder of their own here. */
const OWN_FOLDER = new Map([
  [HOME_PAGE, 'home'],
  [FAQ_PAGE, 'faq'],
  [ABOUT_PAGE, 'about'],
  ['privacy-policy', 'policy'],
  ['cookie-policy', 'policy'],
  [ARCHIVE_PAGE, 'content-export'],
]);

/** An address that is asked for, and the site that it is of. */
export interface PageRequest {
  readonly address: string;
  readonly site: PagesSite;
}

/** The folder that shows what is at an address; undefined where nothing is. */
export function folderAt(asked: PageRequest): string | undefined {
  const route = routeAt(asked);
  return route && folderOf(route);
}

/** What is at an address, whether it is written with or without percent-encoding. */
export function routeAt({ address, site }: PageRequest): Route | undefined {
  return site.routes.get(address) ?? site.routes.get(decodeURI(address));
}

/** Kinds name the folder that shows them; pages share one, but for those that have a folder of their own. */
function folderOf({ view, key }: Route): string {
  return view === 'page' ? (OWN_FOLDER.get(key) ?? 'plain') : view;
}
