import type { PageText } from './block.ts';
import type { Body } from './text.ts';
import type { Labels } from './labels.ts';
import type { CardImage, CardsFor, Picture, SocialCard } from './assets.ts';
import type { Chrome, ContentSignal, Identity } from './chrome.ts';
import type { Host, PublishTarget } from '../schema/site.ts';
import type { FactGroups, SiteField } from '../schema/published-json.ts';
import type { Testimonial } from './section.ts';

/** One part of the plain-text archive. */
export interface ArchivePart {
  /** A unique mark, the same as long as its page keeps its address. */
  readonly id: string;
  readonly title: string;
  /** The day of the last change, `YYYY-MM-DD`, if it is known. */
  readonly changed?: string;
  /** Length of the page in words, as its structured data has it. */
  readonly words: number;
  /** The whole text, or the text before the body. */
  readonly text: string;
  readonly body?: Body;
  /** The text after the body. */
  readonly ending?: string;
}

/** The target of an address: an entry, or a page of a list. */
export interface Route {
  /** The view that renders it: `page`, or a folder of `pages/`. */
  readonly view: string;
  /**
   * Identifies the entry: the name of a page, the slug of an article, the topic of a list; empty for the list of all.
   */
  readonly key: string;
  /** Page number in a list, from 1. */
  readonly page?: number;
}

/** What every page of a site shares. */
export interface SiteFrame {
  readonly identity: Identity;
  readonly chrome: Chrome;
  readonly labels: Labels;
  readonly cardsFor: CardsFor;
  /** The host whose configuration files are written. */
  readonly host: Host;
  /** Where `npm run publish` takes the site; absent if nothing says so. */
  readonly publish?: PublishTarget;
  readonly contentSignal: ContentSignal;
  readonly topics: Topics;
  /** The picture on the social cards of pages that have none of their own. */
  readonly motif?: CardImage;
}

/**
 * The whole site, checked and resolved, as plain data except its long texts, which are read on access. `Content` holds
 * the entries of each content type, by folder.
 */
export interface Site<Content> extends SiteFrame {
  /** The day for which it is made, `YYYY-MM-DD`. */
  readonly day: string;
  readonly content: Content;
  readonly testimonials: readonly Testimonial[];
  /** Long texts of entries, by page address. */
  readonly bodies: ReadonlyMap<string, Body>;
  /** Every address at which the site shows something. */
  readonly routes: ReadonlyMap<string, Route>;
  /** Old addresses and their targets, always a route. */
  readonly redirects: ReadonlyMap<string, string>;
  /** Addresses that are gone on purpose. */
  readonly gone: readonly string[];
  /** The text, as typed, of each page that search engines may index, in the order of the archive. */
  readonly texts: readonly PageText[];
  /** The day on which each page was added, `YYYY-MM-DD`, if it is known. */
  readonly firstDays: ReadonlyMap<string, string>;
  /** Removed pages, latest first. */
  readonly removed: readonly RemovedPage[];
  /** Facts that pages show, and the statements of content types. */
  readonly facts: readonly Fact[];
  readonly statements: Required<FactGroups>;
  /** Site fields that still hold placeholders. */
  readonly placeholders: readonly SiteField[];
  /** The beginning of the archive; all of its text is as typed. */
  readonly archiveHead: string;
  readonly archive: readonly ArchivePart[];
  readonly socialCards: readonly SocialCard[];
  /** Characters beyond ASCII that pages may show, without duplicates. */
  readonly characters: string;
  /** Feeds; the first is the site's own. */
  readonly feeds: readonly Feed[];
  /** Further files of content types for browsers: text by path below the site's root. */
  readonly files: ReadonlyMap<string, string>;
}

/** The newest entries of a list, for feed readers. */
export interface Feed {
  /** Address of the list. */
  readonly list: string;
  /** Prefix of its own addresses. */
  readonly base: string;
  readonly title: string;
  readonly description: string;
  /** Newest first. */
  readonly entries: readonly FeedEntry[];
}

export interface FeedEntry {
  readonly address: string;
  readonly title: string;
  readonly summary: string;
  /** `YYYY-MM-DD`. */
  readonly published: string;
  /** Day of its last change, `YYYY-MM-DD`. */
  readonly updated: string;
  readonly topics: readonly string[];
  readonly picture?: Picture;
  readonly body?: Body;
}

/** A named value of the content folder that pages show. */
export interface Fact {
  readonly name: string;
  readonly value: string;
  readonly isPlaceholder: boolean;
  /** Addresses of the pages that show it. */
  readonly addresses: readonly string[];
  /** The day of the last change of the lines that state it, if it is known. */
  readonly since?: string;
}

export interface RemovedPage {
  readonly address: string;
  /** `YYYY-MM-DD`. */
  readonly day: string;
}

interface Topic {
  readonly name: string;
  readonly description?: string;
}

/** Topics by tag, in the order of `site.yaml`; a tag without a topic is shown as words. */
export type Topics = ReadonlyMap<string, Topic>;
