import path from 'node:path/posix';
import { nameOfFile } from '../../content/addresses.ts';
import { isImage } from '../../content/names.ts';
import type { Fix } from '../../findings/finding.ts';
import { type LazyFix, message, type Message, type Place } from '../../findings/message.ts';
import type { ParametersOf } from '../../findings/rules.ts';
import { decodeAddress } from '../../shared/address-text.ts';
import { isTypedFor, nearest, nearestValue, PAGE_ENDING, plainName } from '../../shared/nearest.ts';
import { optional } from '../../shared/optional.ts';
import type { BrokenLink, Destinations } from '../../site/check/check-links.ts';
import type { SiteLinter } from '../../site/check/site-linter.ts';
import type { InternalLink } from '../../site/parse/links.ts';

/** Reports broken links, with the probably meant target. */
export const reportBrokenLinks: SiteLinter['links'] = function* (links, destinations) {
  const { addresses, lost, files } = destinations;
  const rightPage = createRightPages(files, addresses);
  for (const link of links) {
    if (link.lacks === 'publication') continue;
    if (link.lacks === 'anchor') yield missingAnchor(link, destinations);
    else if (isImage(link.target.replace(/[?#].*$/s, '')))
      yield message('missing-page', link.place, linkedPicture(link));
    else {
      const page = rightPage(link);
      if (page !== undefined && lost.has(page.target.replace(/[?#].*/s, ''))) continue;
      const right = page && { ...page, target: withRightAnchor(page.target, link, destinations) };
      yield missingPage(link, right, destinations);
    }
  }
};

type LackingAnchor = Extract<BrokenLink, { lacks: 'anchor' }>;

function missingAnchor(link: LackingAnchor, destinations: Destinations): Message {
  const { address: page, anchor, target, place, anchors, section: lack } = link;
  if (lack) return message('missing-anchor', place, { anchor, page, lack });
  const right = rightAnchor(anchor, anchors);
  return message(
    'missing-anchor',
    place,
    () => ({ anchor, page, ...(right ? { nearest: right } : nearestValue(anchor, anchors)) }),
    right === undefined ? undefined : fixOf(link, target.slice(0, target.indexOf('#') + 1) + right, destinations),
  );
}

/**
 * Returns what is said of a link to a missing page. `right` is the page that has the link's name. A file without a page of its own is
 * shown by another page, or will get one.
 */
function missingPage(link: BrokenLink, right: RightPage | undefined, destinations: Destinations): Message {
  const { target, place } = link;
  const { anchorsAt } = destinations;
  const file = right ? undefined : fileOf(link, destinations);
  const shown = file === undefined || file === place.file ? undefined : placeOfFile(file, anchorsAt);
  const meant = right ?? (shown === undefined ? undefined : { target: shown, isSure: true });
  if (meant && (right || /\.md$/i.test(target))) {
    const fix = meant.isSure ? fixOf(link, meant.target, destinations) : undefined;
    return message('missing-page', place, { target, nearest: meant.target }, fix);
  }
  const near = (): string | undefined => (file === undefined ? nearestPage(link, destinations) : undefined);
  return message('missing-page', place, () => ({
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

/**
 * What may precede a target from the start of its link: nothing or a quote in YAML, `[text](`, `[text](<`, `[name]: `
 * or `<` in Markdown, a tag in HTML.
 */
const BEFORE =
  /^(?:["']?|!?\[(?:[^[\]\\]|\\.|\[[^[\]]*\])*\]\(\s*<?|\[(?:[^[\]\\]|\\.)*\]:\s*<?|<|<a\b[^>]*\shref=["']?)$/;
/** What may follow a target. */
const BEHIND = /^(?:$|[\s"'>)\]},])/;

/**
 * Returns a fix that replaces the target of a link: from the link's place to the end of the target, all on one line.
 * Undefined if the text does not contain the target literally, such as one with a fact in it.
 */
export function fixOfTarget(
  text: string | undefined,
  { line, column }: Place,
  target: string,
  corrected: string,
): Fix | undefined {
  const rest = text?.split('\n', line)[line - 1]?.slice(column - 1) ?? '';
  for (let at = rest.indexOf(target); at >= 0; at = rest.indexOf(target, at + 1)) {
    const before = rest.slice(0, at);
    if (BEFORE.test(before) && BEHIND.test(rest.slice(at + target.length, at + target.length + 1)))
      return { actual: before + target, expected: before + corrected };
  }
  return undefined;
}

/** Returns what a finding says of a link to a picture. */
function linkedPicture({ target, place }: BrokenLink): ParametersOf<'missing-page'> {
  const name = target.replace(/[?#].*$/s, '');
  const inImages = name.split(/(?:^|\/)images\//).at(-1) ?? name;
  const file = inImages === name ? path.basename(name) : inImages;
  return { target, picture: path.relative(path.dirname(place.file), `images/${file}`) };
}

/** The target that a link should have. */
interface RightPage {
  readonly target: string;
  /** Whether nothing else can be meant; false if the link names a folder that does not contain the page. */
  readonly isSure: boolean;
}

/**
 * Finds the page that a link should name, if only one has that name: compares the last part of its address or file,
 * ignoring ending and case; prefers pages with a file of their own to those that are made, such as topics. `files` maps files to addresses.
 */
function createRightPages(
  files: ReadonlyMap<string, string>,
  addresses: ReadonlySet<string>,
): (link: InternalLink) => RightPage | undefined {
  let known: ReturnType<typeof byName> | undefined;
  const fileAt = new Map([...files].map(([file, address]) => [address, file]));
  return ({ target, address, place }) => {
    known ??= byName(files, addresses);
    const [, written = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(target) ?? [];
    const typed = /^https?:/i.test(written) ? address : written;
    const named = [...(known.get(nameIn(decodeAddress(address))) ?? [])];
    const sure = named.filter(([, paths]) => paths.some((own) => isTypedFor(decodeAddress(typed), own)));
    const all = sure.length > 0 ? sure : named;
    // A topic has the name of an article, too, but no file.
    const ofFiles = all.filter(([page]) => fileAt.has(page));
    const [only, ...more] = ofFiles.length > 0 ? ofFiles : all;
    if (only === undefined || more.length > 0) return undefined;
    const [page] = only;
    const file = fileAt.get(page);
    const isFile = /\.md$/i.test(written);
    const asFile = isFile && !written.startsWith('/') && file !== undefined && !/[\s()]/.test(file);
    return {
      target: (asFile ? path.relative(path.dirname(place.file), file) : page) + rest,
      isSure: sure.length > 0 && (isFile || all.length === 1),
    };
  };
}

/** Maps each name to the addresses of its pages, and each address to the addresses or files that have the name. */
function byName(
  files: ReadonlyMap<string, string>,
  addresses: ReadonlySet<string>,
): Map<string, Map<string, string[]>> {
  const known = new Map<string, Map<string, string[]>>();
  const add = (own: string, address: string): void => {
    const name = nameIn(own);
    if (name === '') return;
    const named = known.get(name) ?? new Map<string, string[]>();
    known.set(name, named.set(address, [...(named.get(address) ?? []), own]));
  };
  for (const [file, address] of files) add(file, address);
  for (const address of addresses) add(address, address);
  return known;
}

function nameIn(address: string): string {
  const plain = plainName(address.replaceAll('\\', '/').replace(/\/$/, ''));
  return plain.slice(plain.lastIndexOf('/') + 1).replace(PAGE_ENDING, '');
}
