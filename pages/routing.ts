import type { PageContextServer } from 'vike/types';
import type { Route } from '../pipeline/model/site.ts';
import { currentSite } from '../pipeline/site.ts';

/** Names of the pages in `content/pages/` that have a folder of their own here. */
const OWN_FOLDER = new Map([
  ['home', 'home'],
  ['faq', 'faq'],
  ['privacy-policy', 'policy'],
  ['cookie-policy', 'policy'],
  ['content-export', 'content-export'],
]);

/** A route function: does the folder `folder` show what stands at the address that is asked for? */
export function routeTo(folder: string): (pageContext: PageContextServer) => boolean {
  return ({ urlPathname }) => {
    const route = routeAt(urlPathname);
    return route !== undefined && folderOf(route) === folder;
  };
}

/** What stands at an address, whether it is written with or without percent-encoding. */
export function routeAt(address: string): Route | undefined {
  const { routes } = currentSite();
  return routes.get(address) ?? routes.get(decodeURI(address));
}

function folderOf(route: Route): string {
  switch (route.kind) {
    case 'article':
      return 'article';
    case 'list':
      return 'insights';
    case 'page':
      return OWN_FOLDER.get(route.name) ?? 'plain';
  }
}
