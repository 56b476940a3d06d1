import type { TagCount } from './article.ts';

/** A part of the index of articles, as browsers fetch it: small, since a large archive has many of them. */
export interface IndexPart {
  /** How many parts the index has. */
  readonly parts: number;
  /** All topics, most frequent first; in the first part only. */
  readonly tags: readonly TagCount[];
  /** Days of publication, `YYYY-MM-DD`, how the site writes them, and why an article of this day is not published yet. */
  readonly days: readonly (readonly [day: string, text: string, hidden?: string])[];
  /** Newest first. */
  readonly articles: readonly IndexEntry[];
}

/** An article; its day by the place in `days`, its topics by their places in `tags`. */
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
