import type { CardImage, Picture, Thumbnail } from './assets.ts';
import type { Heading, Invitation } from './text.ts';

/** An article as a list shows it. */
export interface ArticleSummary {
  readonly slug: string;
  readonly address: string;
  readonly title: string;
  readonly summary: string;
  /** `YYYY-MM-DD`. */
  readonly published: string;
  readonly publishedText: string;
  readonly minutes: number;
  readonly tags: readonly string[];
  readonly featured: boolean;
  /** Why it is not published yet, as text for its writer; absent once it is published. */
  readonly hidden?: string;
  /** Its picture in a small size; decorates lists only. */
  readonly thumbnail?: Thumbnail;
}

export interface Article extends ArticleSummary {
  readonly type: string;
  readonly updated?: { readonly day: string; readonly text: string } | undefined;
  /** Length of its text, without its title and summary. */
  readonly words: number;
  readonly headings: readonly Heading[];
  readonly hero?: Picture;
  /** The caption of the hero picture. */
  readonly caption?: string;
  /** The one thing to do after reading. */
  readonly nextStep?: Invitation;
  readonly cardImage?: CardImage;
  readonly images: readonly Thumbnail[];
}

export interface TagCount {
  readonly tag: string;
  readonly count: number;
}

/** The articles of a site, newest first, and what their lists need. */
export interface Articles {
  readonly articles: readonly Article[];
  /** The same articles, as lists show them. */
  readonly summaries: readonly ArticleSummary[];
  /** The entries of each list by topic; the list of all articles has an empty key. */
  readonly lists: ReadonlyMap<string, readonly ArticleSummary[]>;
  /** Index of each article in `articles`, by slug. */
  readonly indexOf: ReadonlyMap<string, number>;
  /** Most frequent first, then by name. */
  readonly tags: readonly TagCount[];
}

/** A part of the index of articles that browsers fetch: compact, since a large archive has many articles. */
export interface IndexPart {
  /** Number of parts of the index. */
  readonly parts: number;
  /** All topics, most frequent first; in the first part only. */
  readonly tags: readonly TagCount[];
  /**
   * Days of publication: `YYYY-MM-DD`, the text that the site shows, and why articles of this entry are not published
   * yet.
   */
  readonly days: readonly (readonly [day: string, text: string, hidden?: string])[];
  /** Newest first. */
  readonly articles: readonly IndexEntry[];
}

/** An article. `day` is an index into `days`; `tags` are indexes into the topics. */
export type IndexEntry = readonly [
  slug: string,
  title: string,
  summary: string,
  day: number,
  minutes: number,
  tags: readonly number[],
  featured: 0 | 1,
  thumbnail?: readonly [src: string, width: number, height: number],
];
