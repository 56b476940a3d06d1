/** A picture for social cards: an image file of the content folder. */
export interface CardImage {
  readonly path: string;
  /** SHA-256 of the file, hexadecimal. */
  readonly hash: string;
}

/** What has social cards: everything, every page that is no article, or nothing. */
export type CardsFor = 'all' | 'pages' | 'none';

/** A file of a face that the site is set in. */
export interface FontFile {
  readonly family: string;
  /** As CSS writes it: a weight, or the lowest and the highest of a variable font. */
  readonly weight: string;
  /** Path from the site's root. */
  readonly href: string;
  /** As CSS writes it; only where the file is for a few characters that not every page has. */
  readonly range?: string;
}

/** What was made from the site model before its pages, and what they refer to. */
export interface Assets {
  /** Paths of the 1200×630 social cards, by the paths of their pages. */
  readonly cards: ReadonlyMap<string, string>;
  readonly fonts: readonly FontFile[];
  /** What search engines learn of each address, as schema.org data. */
  readonly structuredData: ReadonlyMap<string, readonly object[]>;
}

export interface SocialCard {
  readonly address: string;
  readonly title: string;
  /** What kind of page it is, in a few words. */
  readonly kicker: string;
  /** Name of the practice. */
  readonly name: string;
  readonly image?: CardImage;
}
