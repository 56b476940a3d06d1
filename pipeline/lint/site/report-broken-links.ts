import path from 'node:path/posix';
import { nameOfFile } from '../../content/addresses.ts';
import type { SiteLinter } from '../../compile/check/site-linter.ts';
import { nearest, nearestValue, plainName } from '../../shared/nearest.ts';
import { optional } from '../../shared/optional.ts';
import type { LazyFix, Report } from '../report.ts';
import { isImage } from '../../content/names.ts';
import type { BrokenLink, Destinations } from '../../compile/check/broken-links.ts';
import { fixOfTarget } from './link-fix.ts';
import { linkedPicture } from './linked-picture.ts';
import { createRightPages, type RightPage } from './right-page.ts';

/** Reports broken links, with the probably meant target. */
export const reportBrokenLinks: SiteLinter['links'] = (links, destinations, { report }) => {
  const { addresses, lost, files } = destinations;
  const rightPage = createRightPages(files, addresses);
  for (const link of links) {
    if (link.lacks === 'publication') continue;
    if (link.lacks === 'anchor') reportMissingAnchor(link, destinations, report);
    else if (isImage(link.target.replace(/[?#].*$/s, '')))
      report('missing-page', link.place, linkedPicture(link, destinations));
    else {
      const page = rightPage(link);
      if (page !== undefined && lost.has(page.target.replace(/[?#].*/s, ''))) continue;
      const right = page && { ...page, target: withRightAnchor(page.target, link, destinations) };
      reportMissingPage(link, right, destinations, report);
    }
  }
};

type LackingAnchor = Extract<BrokenLink, { lacks: 'anchor' }>;

function reportMissingAnchor(link: LackingAnchor, destinations: Destinations, report: Report['report']): void {
  const { address: page, anchor, target, place, anchors, section: lack } = link;
  if (lack) return report('missing-anchor', place, { anchor, page, lack });
  const right = rightAnchor(anchor, anchors);
  return report(
    'missing-anchor',
    place,
    () => ({ anchor, page, ...(right ? { nearest: right } : nearestValue(anchor, anchors)) }),
    right === undefined ? undefined : fixOf(link, target.slice(0, target.indexOf('#') + 1) + right, destinations),
  );
}

/**
 * Reports a link to a missing page. `right` is the page that has the link's name. A file without a page of its own is
 * shown by another page, or will get one.
 */
function reportMissingPage(
  link: BrokenLink,
  right: RightPage | undefined,
  destinations: Destinations,
  report: Report['report'],
): void {
  const { target, place } = link;
  const { anchorsAt } = destinations;
  const file = right ? undefined : fileOf(link, destinations);
  const shown = file === undefined || file === place.file ? undefined : placeOfFile(file, anchorsAt);
  const meant = right ?? (shown === undefined ? undefined : { target: shown, isSure: true });
  if (meant && (right || /\.md$/i.test(target))) {
    const fix = meant.isSure ? fixOf(link, meant.target, destinations) : undefined;
    report('missing-page', place, { target, nearest: meant.target }, fix);
    return;
  }
  const near = (): string | undefined => (file === undefined ? nearestPage(link, destinations) : undefined);
  report('missing-page', place, () => ({
    target,
    ...optional('nearest', near()),
    ...(file !== undefined && shown !== undefined && { file, shown }),
  }));
}

/** Returns the page with the address nearest to that of a link, with the link's anchor if the page has it. */
function nearestPage(link: BrokenLink, destinations: Destinations): string | undefined {
  const { addresses, anchorsAt, files } = destinations;
  // Of equally near ones, a page with a file of its own is more likely than one that is made, such as a topic.
  const candidates = new Set([...[...files.values()].filter((one) => addresses.has(one)), ...addresses]);
  const page = nearest(link.address.replace(/^\/pages(?=\/)|\.md$/gi, ''), candidates);
  if (page === undefined || link.anchor === '') return page;
  const [, anchor = ''] = withRightAnchor(`${page}#${link.anchor}`, link, destinations).split('#');
  return anchorsAt.get(page)?.has(anchor) === true ? `${page}#${anchor}` : page;
}

function fixOf({ place, target }: BrokenLink, right: string, { textOf }: Destinations): LazyFix {
  return () => fixOfTarget(textOf(place.file), place, target, right);
}

/** Returns the file without a page of its own, such as a service, that a link names by its path or as an address. */
function fileOf({ address, target, place }: BrokenLink, { textOf }: Destinations): string | undefined {
  const beside = path.join(path.dirname(place.file), target.replace(/[?#].*/s, ''));
  return [address.slice(1), beside]
    .map((file) => `${file.replace(/\.md$/, '')}.md`)
    .find((file) => textOf(file) !== undefined);
}

/** Returns the only place that shows such a file. */
function placeOfFile(file: string, anchorsAt: Destinations['anchorsAt']): string | undefined {
  const name = nameOfFile(file);
  const [first, ...more] = [...anchorsAt].filter(([, anchors]) => anchors.has(name));
  // A page may have several addresses with the same anchors.
  return first && more.every(([, anchors]) => anchors === first[1]) ? `${first[0]}#${name}` : undefined;
}

/** Returns a target with its anchor corrected, if its page is known to have exactly one match. */
function withRightAnchor(target: string, { place }: BrokenLink, { files, anchorsAt }: Destinations): string {
  const [page = '', anchor = ''] = target.split('#');
  const anchors = anchorsAt.get(files.get(path.join(path.dirname(place.file), page)) ?? page);
  const right = anchors?.has(anchor) ? anchor : rightAnchor(anchor, anchors ?? new Set());
  return right === undefined ? target : `${page}#${right}`;
}

/** Returns the only anchor that differs at most in case, accents or separators. */
function rightAnchor(anchor: string, anchors: ReadonlySet<string>): string | undefined {
  const [only, ...more] = [...anchors].filter((known) => plainName(known) === plainName(anchor));
  return more.length > 0 ? undefined : only;
}
