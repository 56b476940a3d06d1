import type { PageContextServer } from 'vike/types';
import { ARCHIVE_PAGE, FAQ_PAGE, HOME_PAGE } from '../pipeline/addresses.ts';
import type { Route } from '../pipeline/model/site.ts';
import { currentSite } from '../pipeline/site.ts';

/** Names of the pages in `content/pages/` that have a folder of their own here. */
const OWN_FOLDER = new Map([
  [HOME_PAGE, 'home'],
  [FAQ_PAGE, 'faq'],
  ['privacy-policy', 'policy'],
  ['cookie-policy', 'policy'],
  [ARCHIVE_PAGE, 'content-export'],
]);

/** A route function: does the folder `folder` show what is at the address that is asked for? */
export function routeTo(folder: string): (pageContext: PageContextServer) => boolean {
  return ({ urlPathname }) => {
    const route = routeAt(urlPathname);
    return route !== undefined && folderOf(route) === folder;
  };
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
