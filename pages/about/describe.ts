import type { Author } from '../../pipeline/content/model/chrome.ts';
import { describeContent, type ContentPage } from '../page-meta.ts';
import type { PageRequest } from '../routing.ts';

/** What the page about the person behind the site shows. */
export interface Data extends ContentPage {
  readonly author: Author;
}

/** Describes the page at the requested address. Throws if there is none, which the route prevents. */
export function describe(asked: PageRequest): Data {
  return { ...describeContent(asked), author: asked.site.identity.author };
}
