import type { LeftOut } from '../../content/types/content-type.ts';
import type { Hidden } from '../../content/model/edition.ts';
import type { Report } from '../../lint/report.ts';
import { optional } from '../../shared/optional.ts';
import type { InternalLink } from '../parse/links.ts';

/** What links can lead to. */
export interface Destinations {
  readonly addresses: ReadonlySet<string>;
  /** Addresses, and anchors such as `/faq#prices`, that are no longer published; other findings report them. */
  readonly lost: ReadonlySet<string>;
  readonly files: ReadonlyMap<string, string>;
  readonly anchorsAt: ReadonlyMap<string, ReadonlySet<string>>;
  /** Anchors of sections that a page leaves out, each with what it lacks. */
  readonly leftOutAt: ReadonlyMap<string, ReadonlyMap<string, LeftOut>>;
  readonly hidden: ReadonlyMap<string, Hidden & { readonly file: string }>;
  readonly textOf: (file: string) => string | undefined;
}

/** A broken link and the reason: its page is missing or not published yet, or lacks the anchor, perhaps temporarily. */
export type BrokenLink = InternalLink &
  (
    | { readonly lacks: 'publication'; readonly hidden: Hidden & { readonly file: string } }
    | { readonly lacks: 'page' }
    | { readonly lacks: 'anchor'; readonly anchors: ReadonlySet<string>; readonly section?: LeftOut | undefined }
  );

/** Returns the internal links whose address or anchor does not exist. */
export function brokenLinks(
  links: readonly InternalLink[],
  { addresses, lost, anchorsAt, leftOutAt, hidden }: Destinations,
): BrokenLink[] {
  return links.flatMap((link): BrokenLink[] => {
    const { address, anchor } = link;
    const why = hidden.get(address);
    if (!addresses.has(address))
      return [{ ...link, ...(why ? { lacks: 'publication', hidden: why } : { lacks: 'page' }) }];
    const anchors = anchorsAt.get(address);
    if (anchor === '' || anchor === 'top' || !anchors || anchors.has(anchor) || lost.has(`${address}#${anchor}`))
      return [];
    return [{ ...link, lacks: 'anchor', anchors, section: leftOutAt.get(address)?.get(anchor) }];
  });
}

/** Reports broken links, without suggestions. */
export function reportLinks(links: readonly BrokenLink[], { report }: Report): void {
  for (const link of links) {
    const { place, target, address, anchor } = link;
    if (link.lacks === 'page') report('missing-page', place, { target });
    else if (link.lacks === 'anchor')
      report('missing-anchor', place, { anchor, page: address, ...optional('lack', link.section) });
    else {
      const { reason, file, ...hidden } = link.hidden;
      const why = reason === 'draft' ? 'is a draft' : `appears on ${'day' in hidden ? hidden.day : ''}`;
      report('hidden-page', place, { target, file, reason: why });
    }
  }
}
