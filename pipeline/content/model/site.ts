import type { PageText } from './block.ts';
import type { Body } from './body.ts';
import type { Labels } from './labels.ts';
import type { CardImage, CardsFor, SocialCard } from './assets.ts';
import type { Chrome, ContentSignal, Identity } from './chrome.ts';
import type { Host } from '../schema/hosts.ts';
import type { FactGroups, SiteField } from '../schema/published.ts';
import type { Fact, RemovedPage } from './fact.ts';
import type { Feed } from './feed.ts';
import type { Testimonial } from './section.ts';
import type { Topics } from './topic.ts';

/** One part of the plain-text archive. */
export interface ArchivePart {
  /** Its mark, unlike that of any other part, and the same for as long as its page has its address. */
  readonly id: string;
  readonly title: string;
  /** The day of the last change, where that is known, `YYYY-MM-DD`. */
  readonly changed?: string;
  /** All of it, or what stands above its body. */
  readonly text: string;
  readonly body?: Body;
  /** What stands below its body. */
  readonly ending?: string;
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
  readonly cardsFor: CardsFor;
  /** The host whose own files are written. */
  readonly host: Host;
  /** Whether each text has compressed copies beside it. */
  readonly compressedFiles: boolean;
  readonly contentSignal: ContentSignal;
  readonly topics: Topics;
  /** By which search engines know who announces changed pages. */
  readonly indexNowKey?: string;
  /** What the social cards of pages show that have no picture of their own. */
  readonly motif?: CardImage;
}

/** The whole site, checked and resolved, as plain data but for its long texts, which are read when they are asked for. `Content` is what there is of each kind, by its folder. */
export interface Site<Content> extends SiteFrame {
  /** The day on which it is made, `YYYY-MM-DD`. */
  readonly day: string;
  readonly content: Content;
  readonly testimonials: readonly Testimonial[];
  /** The long texts of entries, by the addresses of their pages. */
  readonly bodies: ReadonlyMap<string, Body>;
  /** Every address of the site at which something is shown. */
  readonly routes: ReadonlyMap<string, Route>;
  /** Old addresses, and where they lead: straight to a route. */
  readonly redirects: ReadonlyMap<string, string>;
  /** Addresses that are meant to be gone. */
  readonly gone: readonly string[];
  /** What each page says that search engines are told of, as it was typed, in the order of the archive. */
  readonly texts: readonly PageText[];
  /** The day on which each page came, where it is known, `YYYY-MM-DD`. */
  readonly firstDays: ReadonlyMap<string, string>;
  /** Pages that are gone, the last one first. */
  readonly removed: readonly RemovedPage[];
  /** Facts that stand on pages, and what content types state. */
  readonly facts: readonly Fact[];
  readonly statements: Required<FactGroups>;
  /** What of the site itself only stands for the real thing. */
  readonly placeholders: readonly SiteField[];
  /** What the archive begins with; all of it is as it was typed. */
  readonly archiveHead: string;
  readonly archive: readonly ArchivePart[];
  readonly socialCards: readonly SocialCard[];
  /** Signs beyond ASCII in all that pages may say, each once. */
  readonly characters: string;
  /** What programs may follow; the first one is the site's own. */
  readonly feeds: readonly Feed[];
  /** Files that kinds give to browsers besides pages: text by path below the site's root. */
  readonly files: ReadonlyMap<string, string>;
}
