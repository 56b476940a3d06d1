import type { Document } from '../../content/types/content-type.ts';
import type { UrlRegistryEntry } from '../../content/model/url-registry.ts';
import type { Report } from '../../lint/report.ts';
import type { ParsedContent } from '../parse/content.ts';
import type { BrokenLink, Destinations } from './links.ts';

/** Says of a whole content folder what was probably meant, and what looks wrong. Without it, compile reports problems alone. */
export interface SiteLinter {
  /** Reports links that lead nowhere, with what was probably meant. */
  links(links: readonly BrokenLink[], destinations: Destinations, report: Report): void;
  /** Reports anchors of a page that are not there any more; `listed` are all that were published. */
  lostAnchors(
    document: Document,
    entries: readonly UrlRegistryEntry[],
    listed: ReadonlySet<string>,
    report: Report['report'],
  ): void;
  /** What has most likely taken the place of each lost address. */
  successors(
    lost: readonly Pick<UrlRegistryEntry, 'address'>[],
    documents: readonly Document[],
    isKnown: (address: string) => boolean,
  ): ReadonlyMap<string, Successor>;
  /** Reports what can be published, and is most likely not meant; `lost` are addresses at which nothing stands any more. */
  content(content: ParsedContent, lost: ReadonlySet<string>, report: Report): void;
}

/** What has most likely taken the place of something that was published. */
export interface Successor {
  readonly file: string;
  /** All that stands under its `aliases` then: what does already, and every lost address that it takes. */
  readonly aliases: readonly string[];
  /** Whether it has no such field yet. */
  readonly isNew: boolean;
}
