import type { TagCount } from './article.ts';

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
