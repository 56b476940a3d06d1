import { OLD_ADDRESS } from '../../content/addresses.ts';
import type { UrlRegistryNews } from '../../content/model/url-registry.ts';
import type { ParsedContent } from '../parse/content.ts';
import { otherAddressesOf } from '../parse/old-addresses.ts';

/**
 * Returns what the URL registry does not list yet: addresses that are shown, and all those of files that wait for their
 * day.
 */
export function urlRegistryNews(content: ParsedContent): UrlRegistryNews {
  const { routes, redirects, hidden, edition, urlRegistry } = content;
  const due: Record<string, string> = {};
  const isListed = (address: string): boolean =>
    urlRegistry?.has(address) === true && !urlRegistry.get(address)?.isLost;
  for (const [document, why] of hidden) {
    const { isOwn, lists } = document.kind.addresses;
    if (why.reason !== 'waiting' || !isOwn) continue;
    const shownIn = lists?.(document.fields) ?? [];
    for (const one of [document.address, ...otherAddressesOf(document), ...shownIn]) {
      if (routes.has(one) || redirects.has(one) || isListed(one) || !OLD_ADDRESS.test(one)) continue;
      const first = due[one];
      due[one] = first !== undefined && first < why.day ? first : why.day;
    }
  }
  // Later pages of lists come and go.
  const firstPages = [...routes].filter(([, { page = 1 }]) => page === 1).map(([address]) => address);
  const shown = [...firstPages, ...redirects.keys()].filter((address) => !isListed(address));
  return { shown: [...shown, ...newAnchors(content)], due, day: edition.day };
}

/** Returns anchors that the writer chose, on pages with an address of their own. */
function newAnchors({ parsedFiles, routes, listedAnchors }: ParsedContent): string[] {
  const shown = parsedFiles.filter(({ document: { kind, address } }) => kind.addresses.isOwn && routes.has(address));
  return shown
    .flatMap(({ document, given }) => [...(given ?? [])].map((anchor) => `${document.address}#${anchor}`))
    .filter((place) => listedAnchors.get(place)?.isLost ?? !listedAnchors.has(place));
}
