import { isUrl } from '../is-url.ts';
import type { OutsideLink } from '../parse/links.ts';
import type { Mend, Report } from '../report.ts';
import { encodeForeign, onlyIfSafe } from './lint/foreign-mend.ts';
import { mendOfTarget } from './lint/link-mend.ts';

/** What came of trying an address of another site. */
export type LinkState =
  | { readonly kind: 'good' }
  /** It shows at another address, and has been said to do so for good. */
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'dead' | 'refused'; readonly status: number }
  | { readonly kind: 'unreachable'; readonly why: string };

/** The address to try for a link, without what stands behind `#`; undefined for mail, phone and what is no address. */
export function addressToTry(href: string): string | undefined {
  const whole = href.startsWith('//') ? `https:${href}` : href;
  if (!/^https?:/i.test(whole) || !isUrl(whole)) return undefined;
  const url = new URL(whole);
  url.hash = '';
  return url.href;
}

/** Reports each link by what came of trying its address. `textOf` reads a file of the content. */
export function checkOutsideLinks(
  links: readonly OutsideLink[],
  states: ReadonlyMap<string, LinkState>,
  textOf: (file: string) => string | undefined,
  { report }: Report,
): void {
  for (const { href, place } of links) {
    const state = states.get(addressToTry(href) ?? '');
    const target = href;
    switch (state?.kind) {
      case undefined:
      case 'good':
        break;
      case 'dead':
        report('dead-link', place, { target, status: String(state.status) });
        break;
      case 'refused':
        report('refused-link', place, { target, status: String(state.status) });
        break;
      case 'unreachable':
        report('unreachable-link', place, { target, why: state.why });
        break;
      case 'moved': {
        const to = withAnchor(encodeForeign(state.to), href);
        report('moved-link', place, { target, to }, (): Mend | undefined =>
          isHomePageInstead(href, to)
            ? undefined
            : onlyIfSafe(mendOfTarget(textOf(place.file), place, href, to), href, to),
        );
        break;
      }
    }
  }
}

/** The part behind `#` stays, as a browser keeps it. */
function withAnchor(to: string, href: string): string {
  const hash = /#.*/.exec(href)?.[0] ?? '';
  return to.includes('#') ? to : to + hash;
}

/** Hosts lead to their front page where what was meant is gone: the link would be wrong in another way. */
function isHomePageInstead(href: string, to: string): boolean {
  const isFront = ({ pathname, search }: URL): boolean => pathname === '/' && search === '';
  return isFront(new URL(to)) && !isFront(new URL(href, 'https://x'));
}
