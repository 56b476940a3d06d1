import type { Hidden } from '../model/edition.ts';
import type { InternalLink } from '../parse/links.ts';
import { nearestValue } from '../nearest.ts';
import type { Report } from '../report.ts';

/** Every internal link must lead to an address that exists, and to an anchor that stands there. */
export function checkLinks(
  links: readonly InternalLink[],
  addresses: ReadonlySet<string>,
  anchorsAt: ReadonlyMap<string, ReadonlySet<string>>,
  hidden: ReadonlyMap<string, Hidden & { readonly file: string }>,
  { report }: Report,
): void {
  for (const { address, anchor, target, place } of links) {
    const why = addresses.has(address) ? undefined : hidden.get(address);
    if (why) {
      report('hidden-page', place, {
        target,
        file: why.file,
        reason: why.reason === 'draft' ? 'is a draft' : `appears on ${why.day}`,
      });
      continue;
    }
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
