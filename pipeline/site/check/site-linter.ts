import type { Fix } from '../../findings/finding.ts';
import type { Document } from '../content-type.ts';
import type { UrlRegistryEntry } from '../../content/url-registry.ts';
import type { Message, Place } from '../../findings/message.ts';
import type { ParsedContent } from '../parse/content.ts';
import type { BrokenLink, Destinations } from './check-links.ts';

/**
 * Reports for a whole content folder what was probably meant, and what looks wrong. Without it, compile only reports
 * errors.
 */
export interface SiteLinter {
  /** Reports broken links, with the probably meant target. */
  links(links: readonly BrokenLink[], destinations: Destinations): Iterable<Message>;
  /** Reports anchors that a page no longer has; `listed` are all published anchors. */
  lostAnchors(document: Document, entries: readonly UrlRegistryEntry[], listed: ReadonlySet<string>): Iterable<Message>;
  /** Returns what most likely replaced each lost address. */
  successors(
    lost: readonly Pick<UrlRegistryEntry, 'address'>[],
    documents: readonly Document[],
    isKnown: (address: string) => boolean,
    textAt: (address: string) => string | undefined,
  ): ReadonlyMap<string, Successor>;
  /** Reports what can be published but is most likely unintended; `lost` are addresses that no longer show anything. */
  content(content: ParsedContent, lost: ReadonlySet<string>): Iterable<Message>;
}

/** What most likely replaced something that was published. */
export interface Successor {
  readonly file: string;
  /** The full list for its `aliases` field: the present ones, and every lost address that it takes. */
  readonly aliases: readonly string[];
  /** Whether it has no `aliases` field yet. */
  readonly isNew: boolean;
  /** Whether it has the same text, or nearly. */
  readonly isSame: boolean;
  /** Where it says its old addresses, or can. */
  readonly place: Place;
  /** Adds them; absent if they are written on several lines. */
  readonly fix?: Fix;
}
