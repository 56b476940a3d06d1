import type { Labels } from './labels.ts';
import type { Article, ArticleSummary, TagCount } from './article.ts';
import type { CardImage } from './assets.ts';
import type { Chrome, Identity } from './chrome.ts';
import type { Page } from './page.ts';
import type { Service } from './service.ts';

/** One part of the plain-text archive. */
export interface ArchivePart {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** A short form, where the whole archive would be too much. */
  readonly brief?: string;
}

/** What stands at an address. */
export type Route =
  | { readonly kind: 'page'; readonly name: string }
  | { readonly kind: 'article'; readonly slug: string }
  | { readonly kind: 'list'; readonly page: number; readonly tag?: string };

/** Finds the articles that are closest to one, closest first. */
export type FindRelated = (article: ArticleSummary) => readonly ArticleSummary[];

/** The whole site, checked and resolved. */
export interface Site {
  readonly identity: Identity;
  readonly chrome: Chrome;
  readonly labels: Labels;
  /** By name, such as `home` or `services/venture-design`. */
  readonly pages: ReadonlyMap<string, Page>;
  readonly services: readonly Service[];
  /** Newest first. */
  readonly articles: readonly Article[];
  /** The same articles, as lists show them. */
  readonly summaries: readonly ArticleSummary[];
  /** Place of each article in `articles`, by slug. */
  readonly articleAt: ReadonlyMap<string, number>;
  /** Articles on the same topics as one. */
  readonly findRelated: FindRelated;
  /** Most frequent first, then by name. */
  readonly tags: readonly TagCount[];
  readonly archive: readonly ArchivePart[];
  /** Every address of the site; aliases lead to the route of their page. */
  readonly routes: ReadonlyMap<string, Route>;
  /** What the social cards of pages show that have no picture of their own. */
  readonly motif?: CardImage;
}
