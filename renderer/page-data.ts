import type { FontFile } from '../pipeline/content/model/assets.ts';
import type { Chrome, Identity } from '../pipeline/content/model/chrome.ts';
import type { Feed } from '../pipeline/content/model/site.ts';
import type { PageMeta } from '../pipeline/content/model/page.ts';
import type { Labels } from '../pipeline/content/model/labels.ts';

/** What the documents of all pages share. */
export interface Surroundings {
  readonly identity: Identity;
  readonly chrome: Chrome;
  readonly labels: Labels;
  /** Names of topics that differ from the words of their tags. */
  readonly topics: Readonly<Record<string, string>>;
  readonly fonts: readonly FontFile[];
  /** The site's main feed, if there is one; each page links to it in one format. */
  readonly feed: NamedFeed | undefined;
}

/** What a page's head says about a feed. */
export type NamedFeed = Pick<Feed, 'base' | 'title'>;

/** A page's metadata, from which its document is made; every page's data holds it as `meta`. */
export interface DocumentMeta extends PageMeta {
  /** The requested path; an alias differs from `canonical`. */
  readonly address: string;
  readonly type: 'website' | 'article';
  /** Path of the 1200×630 social card; lists of articles share one. */
  readonly card: string | undefined;
  /** The text of the card, if it is not the page's title. */
  readonly cardAlt?: string;
  /** The days of an article, as `YYYY-MM-DD`. */
  readonly published?: string;
  readonly modified?: string;
  /** Id of an element that must have been parsed before the first paint. */
  readonly awaited?: string;
  /** The feed of the list that the page shows. */
  readonly feed?: NamedFeed | undefined;
  /** Whether the header has links to other pages; true unless set. */
  readonly hasMenu?: boolean;
  /** Whether the page may contact the advertising service. */
  readonly advertises: boolean;
  /** Structured data about the page, as JSON-LD. */
  readonly graph: object;
  /** How messages behave on this page; undefined if as on the rest of the site. */
  readonly notifications?: Chrome['notifications'] | undefined;
}

/** The least that a page's `+data` returns. All of it is plain data, and only what the page shows. */
export interface PageData {
  readonly meta: DocumentMeta;
}
