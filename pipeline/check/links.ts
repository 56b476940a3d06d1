import path from 'node:path/posix';
import type { Hidden } from '../model/edition.ts';
import type { InternalLink } from '../parse/links.ts';
import { nearestValue, onlyNear, plainName } from '../nearest.ts';
import type { Mend, Report } from '../report.ts';
import { mendOfTarget } from './link-mend.ts';
import { createRightPages } from './right-page.ts';

/** What links can lead to. */
export interface Destinations {
  readonly addresses: ReadonlySet<string>;
  /** Of these, the ones that nothing is published at any more, which is told of themselves. */
  readonly lost: ReadonlySet<string>;
  /** Addresses of pages by their files. */
  readonly files: ReadonlyMap<string, string>;
  readonly anchorsAt: ReadonlyMap<string, ReadonlySet<string>>;
  /** Pages that are not published yet. */
  readonly hidden: ReadonlyMap<string, Hidden & { readonly file: string }>;
  /** Reads a file of the content. */
  readonly textOf: (file: string) => string | undefined;
}

/** Every internal link must lead to an address that exists, and to an anchor that stands there. */
export function checkLinks(
  links: readonly InternalLink[],
  { addresses, lost, files, anchorsAt, hidden, textOf }: Destinations,
  { report }: Report,
): void {
  const rightPage = createRightPages(files, addresses);
  for (const link of links) {
    const { address, anchor, target, place } = link;
    const why = addresses.has(address) ? undefined : hidden.get(address);
    if (why) {
      report('hidden-page', place, {
        target,
        file: why.file,
        reason: why.reason === 'draft' ? 'is a draft' : `appears on ${why.day}`,
      });
      continue;
    }
    const mend = (right: string | undefined) => (): Mend | undefined =>
      right === undefined ? undefined : mendOfTarget(textOf(place.file), place, target, right);
    if (!addresses.has(address)) {
      const page = rightPage(link) ?? (addresses.has(`/${target}`) ? `/${target}` : neighborOf(link, addresses));
      if (page !== undefined && lost.has(page.replace(/[?#].*/s, ''))) continue;
      const right =
        page === undefined ? placeOfFile(link, anchorsAt, textOf) : withRightAnchor(page, link, files, anchorsAt);
      const near = () => nearestValue(address.replace(/^\/pages(?=\/)|\.md$/g, ''), addresses);
      report('missing-page', place, () => ({ target, ...(right ? { nearest: right } : near()) }), mend(right));
      continue;
    }
    const anchors = anchorsAt.get(address);
    if (anchor === '' || anchor === 'top' || !anchors || anchors.has(anchor)) continue;
    const right = rightAnchor(anchor, anchors);
    report(
      'missing-anchor',
      place,
      () => ({ anchor, page: address, ...(right ? { nearest: right } : nearestValue(anchor, anchors)) }),
      mend(right === undefined ? undefined : target.slice(0, target.indexOf('#') + 1) + right),
    );
  }
}

/** Of an address that is typed whole, the only one that is a slip of the hand away. */
function neighborOf({ address, target }: InternalLink, addresses: ReadonlySet<string>): string | undefined {
  const meant = target.startsWith(address) ? onlyNear(address, addresses) : undefined;
  return meant === undefined ? undefined : meant + target.slice(address.length);
}

/** The only place that shows a file without a page of its own. */
function placeOfFile(
  { address }: InternalLink,
  anchorsAt: Destinations['anchorsAt'],
  textOf: Destinations['textOf'],
): string | undefined {
  const [, file = '', name = ''] = /^\/(.*?([^/]+?))(?:\.md)?$/.exec(address) ?? [];
  if (textOf(`${file}.md`) === undefined) return undefined;
  const [first, ...more] = [...anchorsAt].filter(([, anchors]) => anchors.has(name));
  // A page may have several addresses, with the same anchors at each.
  return first && more.every(([, anchors]) => anchors === first[1]) ? `${first[0]}#${name}` : undefined;
}

/** The same target with the anchor that was meant, where its page is known to have only one such. */
function withRightAnchor(
  target: string,
  { place }: InternalLink,
  files: Destinations['files'],
  anchorsAt: Destinations['anchorsAt'],
): string {
  const [page = '', anchor = ''] = target.split('#');
  const anchors = anchorsAt.get(files.get(path.join(path.dirname(place.file), page)) ?? page);
  const right = anchors?.has(anchor) ? anchor : rightAnchor(anchor, anchors ?? new Set());
  return right === undefined ? target : `${page}#${right}`;
}

/** The only anchor that differs in case, accents or what stands between words, or by a slip of the hand. */
function rightAnchor(anchor: string, anchors: ReadonlySet<string>): string | undefined {
  const [only, ...more] = [...anchors].filter((known) => plainName(known) === plainName(anchor));
  return more.length > 0 ? undefined : (only ?? onlyNear(anchor, anchors));
}
