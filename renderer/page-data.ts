import type { FontFile } from '../pipeline/content/model/assets.ts';
import type { Chrome, Identity } from '../pipeline/content/model/chrome.ts';
import type { Feed } from '../pipeline/content/model/feed.ts';
import type { PageMeta } from '../pipeline/content/model/page.ts';
import type { Labels } from '../pipeline/content/model/labels.ts';

/** What the documents of all pages have in common. */
export interface Surroundings {
  readonly identity: Identity;
  readonly chrome: Chrome;
  readonly labels: Labels;
  /** What topics are called that are not called by their words. */
  readonly topics: Readonly<Record<string, string>>;
  readonly fonts: readonly FontFile[];
  /** The site's own feed, where it has one; each page names it in one form. */
  readonly feed: NamedFeed | undefined;
}

/** What a page says of a feed in its head. */
export type NamedFeed = Pick<Feed, 'base' | 'title'>;

/** What the document around a page needs to know of it; every page's data holds it as `meta`. */
export interface DocumentMeta extends PageMeta {
  /** Path that was asked for; it differs from `canonical` where an alias was. */
  readonly address: string;
  readonly type: 'website' | 'article';
  /** Path of the 1200×630 social card; lists of articles share one. */
  readonly card: string | undefined;
  /** What the card says, where that is not the page's title. */
  readonly cardAlt?: string;
  /** Days of an article, `YYYY-MM-DD`. */
  readonly published?: string;
  readonly modified?: string;
  /** Anchor of what a page must hold before it is first painted. */
  readonly awaited?: string;
  /** The feed of a list that the page shows. */
  readonly feed?: NamedFeed | undefined;
  /** Whether the header has links to other pages; it has, unless a page says no. */
  readonly hasMenu?: boolean;
  /** Whether the page may ask the advertising service for anything. */
  readonly advertises: boolean;
  /** What machines learn of the page, as JSON-LD. */
  readonly graph: object;
  /** How messages behave on this page, where they do not as everywhere. */
  readonly notifications?: Chrome['notifications'] | undefined;
}

/** The least that a page's `+data` returns: plain data, and nothing besides what the page shows. */
export interface PageData {
  readonly meta: DocumentMeta;
}
