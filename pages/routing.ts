import type { PageContextServer } from 'vike/types';
import { ABOUT_PAGE, ARCHIVE_PAGE, FAQ_PAGE, HOME_PAGE } from '../pipeline/addresses.ts';
import type { Route } from '../pipeline/model/site.ts';
import { currentSite } from '../pipeline/site.ts';

/** Names of the pages in `content/pages/` that have a folder of their own here. */
const OWN_FOLDER = new Map([
  [HOME_PAGE, 'home'],
  [FAQ_PAGE, 'faq'],
  [ABOUT_PAGE, 'about'],
  ['privacy-policy', 'policy'],
  ['cookie-policy', 'policy'],
  [ARCHIVE_PAGE, 'content-export'],
]);

/** What pages are told of a visit. */
export type Asked = Pick<PageContextServer, 'urlPathname'>;

/** A route function: does the folder `folder` show what is at the address that is asked for? */
export function routeTo(folder: string): (asked: Asked) => boolean {
  return ({ urlPathname }) => folderAt(urlPathname) === folder;
}

/** The folder that shows what is at an address; undefined where nothing is. */
export function folderAt(address: string): string | undefined {
  const route = routeAt(address);
  return route && folderOf(route);
}

/** What is at an address, whether it is written with or without percent-encoding. */
export function routeAt(address: string): Route | undefined {
  const { routes } = currentSite();
  return routes.get(address) ?? routes.get(decodeURI(address));
}

/** Kinds name the folder that shows them; pages share one, but for those that have a folder of their own. */
function folderOf({ view, key }: Route): string {
  return view === 'page' ? (OWN_FOLDER.get(key) ?? 'plain') : view;
}
