import { isUrl } from '../../shared/is-url.ts';
import type { OutsideLink } from '../parse/links.ts';
import type { Report } from '../../lint/report.ts';

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

/** Reports each link by the result of its request. */
export function checkOutsideLinks(
  links: readonly OutsideLink[],
  states: ReadonlyMap<string, LinkState>,
  { report }: Report,
): void {
  for (const { href: target, place } of links) {
    const state = states.get(addressToTry(target) ?? '');
    if (state?.kind === 'dead') report('dead-link', place, { target, status: String(state.status) });
    else if (state?.kind === 'refused') report('refused-link', place, { target, status: String(state.status) });
    else if (state?.kind === 'unreachable') report('unreachable-link', place, { target, why: state.why });
    else if (state?.kind === 'moved') report('moved-link', place, { target, to: withAnchor(state.to, target) });
  }
}

/** Keeps the fragment, as a browser does. */
function withAnchor(to: string, href: string): string {
  const hash = /#.*/.exec(href)?.[0] ?? '';
  return to.includes('#') ? to : to + hash;
}
