/** A picture for social cards: an image file of the content folder. */
export interface CardImage {
  readonly path: string;
  /** SHA-256 of the file, hexadecimal. */
  readonly hash: string;
}

/** Which pages have social cards: all, all but articles, or none. */
export type CardsFor = 'all' | 'pages' | 'none';

/** A font file of the site. */
export interface FontFile {
  readonly family: string;
  /** As in CSS: a weight, or the range of a variable font. */
  readonly weight: string;
  /** Path from the site's root. */
  readonly href: string;
  /** As in CSS; only if the file holds a few characters that not every page has. */
  readonly range?: string;
}

/** Made from the site model before its pages, which refer to it. */
export interface Assets {
  /** Paths of the 1200×630 social cards, by page address. */
  readonly cards: ReadonlyMap<string, string>;
  readonly fonts: readonly FontFile[];
  /** Structured data of schema.org for search engines, by address. */
  readonly structuredData: ReadonlyMap<string, readonly object[]>;
}

export interface SocialCard {
  readonly address: string;
  readonly title: string;
  /** The kind of page, in a few words. */
  readonly kicker: string;
  /** Name of the practice. */
  readonly name: string;
  readonly image?: CardImage;
}

/** Alternative forms of an image for browsers that match `media`. */
export interface PictureSource {
  readonly type: string;
  readonly srcset: string;
  readonly media?: string;
}

/** An image in its published forms. `width` and `height` are those of `src`, in pixels. */
export interface Picture {
  readonly alt: string;
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly sources: readonly PictureSource[];
}

/** A small form of a picture; `width` and `height` in pixels. */
export type Thumbnail = Pick<Picture, 'src' | 'width' | 'height'>;
