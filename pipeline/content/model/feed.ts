import type { Body } from './body.ts';
import type { Picture } from './picture.ts';

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
