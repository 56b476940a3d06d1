import type { CardImage } from './assets.ts';
import type { Picture, Thumbnail } from './picture.ts';
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
  /** Why it is not published yet, in words; only its writer sees it then. */
  readonly hidden?: string;
  /** Its picture, small; it only decorates a list. */
  readonly thumbnail?: Thumbnail;
}

export interface Article extends ArticleSummary {
  readonly type: string;
  readonly updated?: { readonly day: string; readonly text: string } | undefined;
  readonly words: number;
  readonly headings: readonly Heading[];
  readonly hero?: Picture;
  /** What that picture means. */
  readonly caption?: string;
  /** The one thing to do after reading. */
  readonly nextStep?: Invitation;
  /** What its social card shows. */
  readonly cardImage?: CardImage;
  readonly images: readonly Thumbnail[];
}

export interface TagCount {
  readonly tag: string;
  readonly count: number;
}
