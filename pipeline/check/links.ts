import path from 'node:path/posix';
import { nameOfFile } from '../addresses.ts';
import type { Kind, LeftOut } from '../kinds/kind.ts';
import type { Hidden } from '../model/edition.ts';
import type { InternalLink } from '../parse/links.ts';
import { nearestValue, plainName } from '../nearest.ts';
import type { LazyFix, Report } from '../report.ts';
import { optional } from '../optional.ts';
import { commandToBegin } from './command-to-begin.ts';
import { mendOfTarget } from './link-mend.ts';
import { createRightPages, type RightPage } from './right-page.ts';

/** What links can lead to. */
export interface Destinations {
  readonly addresses: ReadonlySet<string>;
  /** Of these, and of anchors on them (`/faq#prices`), the ones that nothing is published at any more, which is told of themselves. */
  readonly lost: ReadonlySet<string>;
  /** Addresses of pages by their files. */
  readonly files: ReadonlyMap<string, string>;
  readonly anchorsAt: ReadonlyMap<string, ReadonlySet<string>>;
  /** Anchors of sections that a page leaves out, each with what it lacks. */
  readonly leftOutAt: ReadonlyMap<string, ReadonlyMap<string, LeftOut>>;
  /** Pages that are not published yet. */
  readonly hidden: ReadonlyMap<string, Hidden & { readonly file: string }>;
  /** Reads a file of the content. */
  readonly textOf: (file: string) => string | undefined;
  readonly titleOf: (file: string) => string | undefined;
}

/** Every internal link must lead to an address that exists, and to an anchor that stands there. */
export function checkLinks(
  links: readonly InternalLink[],
  destinations: Destinations,
  kinds: readonly Kind[],
  { report }: Report,
): void {
  const { addresses, lost, files, anchorsAt, leftOutAt, hidden } = destinations;
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
    if (!addresses.has(address)) {
      const page = rightPage(link);
      if (page !== undefined && lost.has(page.target.replace(/[?#].*/s, ''))) continue;
      const right = page && { ...page, target: withRightAnchor(page.target, link, files, anchorsAt) };
      reportMissingPage(link, right, destinations, kinds, report);
      continue;
    }
    const anchors = anchorsAt.get(address);
    if (anchor === '' || anchor === 'top' || !anchors || anchors.has(anchor) || lost.has(`${address}#${anchor}`))
      continue;
    const lack = leftOutAt.get(address)?.get(anchor);
    if (lack) {
      report('missing-anchor', place, { anchor, page: address, lack });
      continue;
    }
    const right = rightAnchor(anchor, anchors);
    report(
      'missing-anchor',
      place,
      () => ({ anchor, page: address, ...(right ? { nearest: right } : nearestValue(anchor, anchors)) }),
      right === undefined ? undefined : mendOf(link, target.slice(0, target.indexOf('#') + 1) + right, destinations),
    );
  }
}

/** `right` is the page of the name that the link has. A file without a page of its own is shown by another, or is to have one. */
function reportMissingPage(
  link: InternalLink,
  right: RightPage | undefined,
  destinations: Destinations,
  kinds: readonly Kind[],
  report: Report['report'],
): void {
  const { address, target, place } = link;
  const { addresses, anchorsAt, titleOf } = destinations;
  const file = right ? undefined : fileOf(link, destinations);
  const shown = file === undefined || file === place.file ? undefined : placeOfFile(file, anchorsAt);
  const meant = right ?? (shown === undefined ? undefined : { target: shown, isSure: true });
  if (meant && (right || /\.md$/i.test(target))) {
    const mend = meant.isSure ? mendOf(link, meant.target, destinations) : undefined;
    report('missing-page', place, { target, nearest: meant.target }, mend);
    return;
  }
  const own = file === undefined ? address : `/${file.replace(/\.md$/, '')}`;
  report('missing-page', place, () => {
    const near = file === undefined ? nearestValue(address.replace(/^\/pages(?=\/)|\.md$/g, ''), addresses) : {};
    const mayBegin = near['nearest'] === undefined && (file !== undefined || target.startsWith('/'));
    return {
      target,
      ...near,
      ...(file !== undefined && { file: file === place.file ? '' : file }),
      ...optional('shown', shown),
      ...(own !== address && { own }),
      ...optional('begin', mayBegin ? commandToBegin(own, kinds, file && titleOf(file)) : undefined),
    };
  });
}

function mendOf({ place, target }: InternalLink, right: string, { textOf }: Destinations): LazyFix {
  return () => mendOfTarget(textOf(place.file), place, target, right);
}

/** The file without a page of its own that a link names, as a file or as if it had an address, such as a service. */
function fileOf({ address, target, place }: InternalLink, { textOf }: Destinations): string | undefined {
  const beside = path.join(path.dirname(place.file), target.replace(/[?#].*/s, ''));
  return [address.slice(1), beside]
    .map((file) => `${file.replace(/\.md$/, '')}.md`)
    .find((file) => textOf(file) !== undefined);
}

/** The only place that shows such a file. */
function placeOfFile(file: string, anchorsAt: Destinations['anchorsAt']): string | undefined {
  const name = nameOfFile(file);
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

/** The only anchor that differs in nothing but case, accents or what stands between words. */
function rightAnchor(anchor: string, anchors: ReadonlySet<string>): string | undefined {
  const [only, ...more] = [...anchors].filter((known) => plainName(known) === plainName(anchor));
  return more.length > 0 ? undefined : only;
}
