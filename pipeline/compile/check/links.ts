import type { LeftOut } from '../../content/types/content-type.ts';
import type { Hidden } from '../../content/model/edition.ts';
import type { Report } from '../../lint/report.ts';
import { optional } from '../../shared/optional.ts';
import type { InternalLink } from '../parse/links.ts';

/** What links can lead to. */
export interface Destinations {
  readonly addresses: ReadonlySet<string>;
  /** Addresses among these, and anchors on them (`/faq#prices`), at which nothing is published any more; findings of their own report them. */
  readonly lost: ReadonlySet<string>;
  readonly files: ReadonlyMap<string, string>;
  readonly anchorsAt: ReadonlyMap<string, ReadonlySet<string>>;
  /** Anchors of sections that a page leaves out, each with what it lacks. */
  readonly leftOutAt: ReadonlyMap<string, ReadonlyMap<string, LeftOut>>;
  readonly hidden: ReadonlyMap<string, Hidden & { readonly file: string }>;
  readonly textOf: (file: string) => string | undefined;
}

/** A link that leads nowhere, and why: its page is not published yet, or not there; or its page has no such anchor, perhaps for now. */
export type BrokenLink = InternalLink &
  (
    | { readonly lacks: 'publication'; readonly hidden: Hidden & { readonly file: string } }
    | { readonly lacks: 'page' }
    | { readonly lacks: 'anchor'; readonly anchors: ReadonlySet<string>; readonly section?: LeftOut | undefined }
  );

/** Every internal link must lead to an address that exists, and to an anchor that stands there. */
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

/** Reports links that lead nowhere, and nothing of where they may have been meant to lead. */
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
