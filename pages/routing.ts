import type { PageContextServer } from 'vike/types';
import { ABOUT_PAGE, ARCHIVE_PAGE, FAQ_PAGE, HOME_PAGE } from '../pipeline/content/addresses.ts';
import type { Route } from '../pipeline/content/model/site.ts';
import type { DescribedPage } from '../pipeline/outputs/pages/render-pages.ts';
import type { PagesSite } from '../pipeline/pages-site.ts';
import type { PageData, Surroundings } from '../renderer/page-data.ts';

declare global {
  namespace Vike {
    interface PageContext {
      /** Describes the page at an address; undefined if there is none. */
      readonly describe: (address: string) => Described | undefined;
      /** What all pages have in common: one object for all pages of a site. */
      readonly surroundings: Surroundings;
    }
  }
}

/** A page as plain data: the folder that renders it, and everything that it shows. */
export interface Described extends DescribedPage {
  readonly data: PageData;
}

/** Names of the pages in `content/pages/` that have a folder of their own here. */
const OWN_FOLDER = new Map([
  [HOME_PAGE, 'home'],
  [FAQ_PAGE, 'faq'],
  [ABOUT_PAGE, 'about'],
  ['privacy-policy', 'policy'],
  ['cookie-policy', 'policy'],
  [ARCHIVE_PAGE, 'content-export'],
]);

/**
 * The style guide, which has no content and exists on the development server only. Its query may set how it shows
 * messages.
 */
export const STYLE_GUIDE = '/styleguide';

/** A requested address, and the site that it belongs to. */
export interface PageRequest {
  readonly address: string;
  readonly site: PagesSite;
}

/** Returns a route that matches the pages rendered by a folder. */
export function shows(folder: string): (page: PageContextServer) => boolean {
  return ({ urlPathname, describe }) => describe(urlPathname)?.folder === folder;
}

/** Returns the folder that renders the page at an address; undefined if there is none. */
export function folderAt(asked: PageRequest): string | undefined {
  const route = routeAt(asked);
  if (route) return folderOf(route);
  return asked.address.split('?', 1)[0] === STYLE_GUIDE ? 'styleguide' : undefined;
}

/** Returns the route of an address, with or without percent-encoding; undefined if there is none. */
export function routeAt({ address, site }: PageRequest): Route | undefined {
  return site.routes.get(address) ?? site.routes.get(decodeURI(address));
}

/** Content types name their own folder; pages share one, except for those in `OWN_FOLDER`. */
function folderOf({ view, key }: Route): string {
  return view === 'page' ? (OWN_FOLDER.get(key) ?? 'plain') : view;
}
