import type { Labels } from './labels.ts';
import type { CardImage, SocialCard } from './assets.ts';
import type { Chrome, Identity } from './chrome.ts';
import type { Testimonial } from './section.ts';

/** One part of the plain-text archive. */
export interface ArchivePart {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** A short form, where the whole archive would be too much. */
  readonly brief?: string;
}

/** What stands at an address: an entry, or a page of a list. */
export interface Route {
  /** What shows it: `page`, or a folder of `pages/`. */
  readonly view: string;
  /** Which one: the name of a page, the slug of an article, the topic of a list; empty for a list of all. */
  readonly key: string;
  /** Which page of a list, from 1. */
  readonly page?: number;
}

/** What every page of a site shares. */
export interface SiteFrame {
  readonly identity: Identity;
  readonly chrome: Chrome;
  readonly labels: Labels;
  /** What the social cards of pages show that have no picture of their own. */
  readonly motif?: CardImage;
}

/** The whole site, checked and resolved, as plain data. `Content` is what there is of each kind, by its folder. */
export interface Site<Content> extends SiteFrame {
  readonly content: Content;
  readonly testimonials: readonly Testimonial[];
  /** Every address of the site; aliases lead to the route of their page. */
  readonly routes: ReadonlyMap<string, Route>;
  /** Addresses that search engines are not told of. */
  readonly unlisted: ReadonlySet<string>;
  /** The day of the last change at each address, where it is known, `YYYY-MM-DD`. */
  readonly lastChanges: ReadonlyMap<string, string>;
  /** What the archive begins with; all of it is as it was typed. */
  readonly archiveHead: string;
  readonly archive: readonly ArchivePart[];
  readonly socialCards: readonly SocialCard[];
  /** Files that kinds give to browsers besides pages: text by path below the site's root. */
  readonly files: ReadonlyMap<string, string>;
}
