import type { InternalLink } from '../parse/links.ts';
import { nearestValue } from '../nearest.ts';
import type { Report } from '../report.ts';

/** Every internal link must lead to an address that exists, and to an anchor that stands there. */
export function checkLinks(
  links: readonly InternalLink[],
  addresses: ReadonlySet<string>,
  anchorsAt: ReadonlyMap<string, ReadonlySet<string>>,
  { report }: Report,
): void {
  for (const { address, anchor, target, place } of links) {
    if (!addresses.has(address)) {
      report('missing-page', place, () => ({
        target,
        ...nearestValue(address.replace(/^\/pages(?=\/)|\.md$/g, ''), addresses),
      }));
      continue;
    }
    const anchors = anchorsAt.get(address);
    if (anchor === '' || anchor === 'top' || !anchors || anchors.has(anchor)) continue;
    report('missing-anchor', place, () => ({ anchor, page: address, ...nearestValue(anchor, anchors) }));
  }
}
