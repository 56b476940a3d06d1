import type { PageContextServer } from 'vike/types';
import { ABOUT_PAGE, ARCHIVE_PAGE, FAQ_PAGE, HOME_PAGE } from '../pipeline/content/addresses.ts';
import type { Route } from '../pipeline/content/model/site.ts';
import type { DescribedPage } from '../pipeline/outputs/pages/page-bundle.ts';
import type { PagesSite } from '../pipeline/site.ts';
import type { PageData, Surroundings } from '../renderer/page-data.ts';

declare global {
  namespace Vike {
    interface PageContext {
      /** What is at an address; undefined where nothing is. */
      readonly describe: (address: string) => Described | undefined;
      /** What all pages have around them: the same object for all pages of a site. */
      readonly surroundings: Surroundings;
    }
  }
}

/** A page as plain data: the folder that shows it, and everything that it shows. */
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

/** The style guide, where no content is: only a development server is asked for it. Its query may say how it shows messages. */
export const STYLE_GUIDE = '/styleguide';

/** An address that is asked for, and the site that it is of. */
export interface PageRequest {
  readonly address: string;
  readonly site: PagesSite;
}

/** The route of the page of a folder: it shows what is said to be shown by it. */
export function shows(folder: string): (page: PageContextServer) => boolean {
  return ({ urlPathname, describe }) => describe(urlPathname)?.folder === folder;
}

/** The folder that shows what is at an address; undefined where nothing is. */
export function folderAt(asked: PageRequest): string | undefined {
  const route = routeAt(asked);
  if (route) return folderOf(route);
  return asked.address.split('?', 1)[0] === STYLE_GUIDE ? 'styleguide' : undefined;
}

/** What is at an address, whether it is written with or without percent-encoding. */
export function routeAt({ address, site }: PageRequest): Route | undefined {
  return site.routes.get(address) ?? site.routes.get(decodeURI(address));
}

/** Kinds name the folder that shows them; pages share one, but for those that have a folder of their own. */
function folderOf({ view, key }: Route): string {
  return view === 'page' ? (OWN_FOLDER.get(key) ?? 'plain') : view;
}
