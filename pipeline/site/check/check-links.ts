import type { Hidden } from '../../content/model/edition.ts';
import { message, type Message } from '../../findings/message.ts';
import { isUrl } from '../../shared/address-text.ts';
import { optional } from '../../shared/optional.ts';
import type { LeftOut } from '../content-type.ts';
import type { InternalLink, OutsideLink } from '../parse/links.ts';

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

/** Says of each broken link that it is one, without suggestions. */
export function* checkLinks(links: readonly BrokenLink[]): Generator<Message> {
  for (const link of links) {
    const { place, target, address, anchor } = link;
    if (link.lacks === 'page') yield message('missing-page', place, { target });
    else if (link.lacks === 'anchor')
      yield message('missing-anchor', place, { anchor, page: address, ...optional('lack', link.section) });
    else {
      const { reason, file, ...hidden } = link.hidden;
      const why = reason === 'draft' ? 'is a draft' : `appears on ${'day' in hidden ? hidden.day : ''}`;
      yield message('hidden-page', place, { target, file, reason: why });
    }
  }
}

/** The result of requesting an address of another site. */
export type LinkState =
  | { readonly kind: 'good' }
  /** It redirects permanently to another address. */
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'dead' | 'refused'; readonly status: number }
  | { readonly kind: 'unreachable'; readonly why: string };

/** Returns the address to request for a link, without its fragment; undefined for mail, phone and invalid addresses. */
export function addressToTry(href: string): string | undefined {
  const whole = href.startsWith('//') ? `https:${href}` : href;
  if (!/^https?:/i.test(whole) || !isUrl(whole)) return undefined;
  const url = new URL(whole);
  url.hash = '';
  return url.href;
}

/** Says of each link what its request has shown. */
export function* checkOutsideLinks(
  links: readonly OutsideLink[],
  states: ReadonlyMap<string, LinkState>,
): Generator<Message> {
  for (const { href: target, place } of links) {
    const state = states.get(addressToTry(target) ?? '');
    if (state?.kind === 'dead') yield message('dead-link', place, { target, status: String(state.status) });
    else if (state?.kind === 'refused') yield message('refused-link', place, { target, status: String(state.status) });
    else if (state?.kind === 'unreachable') yield message('unreachable-link', place, { target, why: state.why });
    else if (state?.kind === 'moved') yield message('moved-link', place, { target, to: withAnchor(state.to, target) });
  }
}

/** Keeps the fragment, as a browser does. */
function withAnchor(to: string, href: string): string {
  const hash = /#.*/.exec(href)?.[0] ?? '';
  return to.includes('#') ? to : to + hash;
}
