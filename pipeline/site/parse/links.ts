import { decodeAddress, isUrl } from '../../shared/address-text.ts';
import path from 'node:path/posix';
import type { FileWithMessages, Place } from '../../findings/message.ts';
import type { AuthoredUtm } from '../../content/schema/common.ts';
import { downloadAt, findDownload, isDownloadTarget } from './downloads.ts';
import { plainName } from '../../shared/nearest.ts';
import type { ResolvedLink } from '../../markdown/context.ts';
import { problemOfTarget } from '../../markdown/outside-address.ts';
import type { Download } from '../../content/model/probes.ts';
import type { ActionNotes } from '../../content/model/text.ts';
import { nameAsSeen } from '../../content/slug.ts';
import type { ReferenceLinter, TypedReference } from './file-linter.ts';
import type { TypedTarget } from '../../markdown/typed-target.ts';

/** A link to a page of this site; whether its target exists is checked later. */
export interface InternalLink {
  readonly address: string;
  readonly anchor: string;
  /** As it was typed. */
  readonly target: string;
  readonly place: Place;
}

/** A link that leads away from the site, with any scheme. */
export interface OutsideLink {
  readonly href: string;
  readonly place: Place;
}

/** A named place outside the site, and the notes below a button that leads there. */
export interface Destination extends ActionNotes {
  readonly href: string;
}

/** What link targets are resolved against. */
export interface LinkTargets {
  /** Address of each Markdown file by its path in the content folder. */
  readonly addressOfFile: ReadonlyMap<string, string>;
  /** Places outside the site by name; undefined if `site.yaml` has errors there. */
  readonly destinations: ReadonlyMap<string, Destination> | undefined;
  /** Files to download by their paths in the content folder. */
  readonly downloads?: ReadonlyMap<string, Download>;
  /** The address of the site, if known; links below it lead to pages of this site. */
  readonly siteUrl?: string;
}

/** The file that contains a link, and the address of the page it becomes part of. */
export interface LinkOrigin {
  readonly file: string;
  readonly address: string;
}

const DESTINATION = 'destination:';
const SAFE_SCHEME = /^(?:https?|mailto|tel):/i;
const ANY_SCHEME = /^[a-z][a-z0-9+.-]*:/i;

export type LinkResolver = ReturnType<typeof createLinkResolver>;

/** Creates a resolver of the link targets in a file, part of the page at `address`, that records where they lead. */
export function createLinkResolver(
  targets: LinkTargets,
  file: FileWithMessages,
  address: string,
  lint?: ReferenceLinter,
) {
  const from = { file: file.path, address };
  const { destinations, downloads: files = new Map<string, Download>() } = targets;
  const internal: InternalLink[] = [];
  const outside: OutsideLink[] = [];
  const downloads = new Map<string, Download>();
  return {
    resolve(target: string, place: Place, utm: AuthoredUtm = {}, typed?: TypedTarget): ResolvedLink | undefined {
      const trimmed = withoutSite(target.trim(), targets.siteUrl);
      const reference = { file, place, typed };
      if (trimmed.startsWith(DESTINATION)) {
        return resolveDestination({ ...reference, name: trimmed.slice(DESTINATION.length) }, utm);
      }
      const written = typed?.text ?? decodeAddress(target.trim());
      const wrong = problemOfTarget(written, typed);
      if (wrong) {
        file.message(wrong.rule, place, wrong.values, wrong.fix);
        return undefined;
      }
      // A page of this name may be created later, so a near match is suggested, not applied as a fix.
      const named = destinationMeant(trimmed);
      if (named !== undefined && !isKnown(trimmed)) {
        file.message('incomplete-address', place, { target: written, nearest: DESTINATION + named });
        return undefined;
      }
      const isReadable = !trimmed.startsWith('//') || isUrl(`https:${trimmed}`);
      if ((trimmed.startsWith('//') && isReadable) || SAFE_SCHEME.test(trimmed)) {
        lint?.outsideLink({ ...reference, name: written });
        outside.push({ href: trimmed, place });
        return { href: trimmed, external: true };
      }
      if (ANY_SCHEME.test(trimmed) || !isReadable) {
        file.message('unsafe-link', place, { target: written });
        return undefined;
      }
      if (isDownloadTarget(trimmed)) {
        const { download, meant } = findDownload({ ...reference, name: trimmed }, files, lint);
        if (meant) downloads.set(meant.path, meant);
        if (!download) return undefined;
        return { href: download.address + (/[?#].*$/s.exec(trimmed)?.[0] ?? ''), external: false, note: download.note };
      }
      const { address: page, search, anchor } = toAddress(trimmed, from, targets);
      internal.push({ address: page, anchor, target: written, place });
      const inPage = page === address && search === '' && anchor !== '' && trimmed.startsWith('#');
      return {
        href: inPage ? `#${encodeURI(anchor)}` : encodeURI(page) + search + (anchor && `#${encodeURI(anchor)}`),
        external: false,
      };
    },
    /** Returns the path of an address on this site; undefined for all others. */
    pathOf(whole: string): string | undefined {
      const below = withoutSite(whole, targets.siteUrl);
      return below === whole ? undefined : below;
    },
    internal: (): readonly InternalLink[] => internal,
    downloads: (): readonly Download[] => [...downloads.values()],
    outside: (): readonly OutsideLink[] => outside,
  };

  function isKnown(target: string): boolean {
    if (!isDownloadTarget(target))
      return [...targets.addressOfFile.values()].includes(toAddress(target, from, targets).address);
    const download = downloadAt(target, file.path, files);
    return download !== undefined && download.fault === undefined;
  }

  /** Returns the destination whose name a target matches, ignoring a prefix, case and spaces. */
  function destinationMeant(target: string): string | undefined {
    const name = plainName(target.replace(/^\/?(?:dest\w*[/:])?/i, ''));
    return destinations?.has(name) ? name : undefined;
  }

  function resolveDestination(reference: TypedReference, utm: AuthoredUtm): ResolvedLink | undefined {
    if (!destinations) return { href: '#', external: true };
    const { name, place } = reference;
    const destination = destinations.get(name);
    if (destination) {
      const { href, ...notes } = destination;
      return { href: name === 'booking' ? bookingLink(href, utm) : href, external: true, notes };
    }
    if (lint) lint.missingDestination(reference, destinations);
    else file.message('missing-destination', place, { name });
    return undefined;
  }
}

/** Turns a target below `siteUrl` into a path of the site; returns any other unchanged. */
function withoutSite(target: string, siteUrl: string | undefined): string {
  if (siteUrl === undefined || siteUrl === '' || !/^https?:/i.test(target)) return target;
  const [host = '', base = ''] = hostAndPath(siteUrl);
  const [typedHost = '', typedPath = ''] = hostAndPath(target);
  const below = typedPath.slice(base.length);
  if (typedHost.toLowerCase() !== host.toLowerCase() || !typedPath.startsWith(base) || /^[^/?#]/.test(below))
    return target;
  return below.startsWith('/') ? below : `/${below}`;
}

function hostAndPath(url: string): string[] {
  return /^https?:\/\/([^/?#]*)(.*)$/is.exec(url)?.slice(1) ?? [];
}

/** Returns the calendar's address with the three campaign parameters; their defaults are `site`, `cta` and `hero`. */
function bookingLink(address: string, { source = 'site', medium = 'cta', campaign = 'hero' }: AuthoredUtm): string {
  const url = new URL(address);
  url.searchParams.set('utm_source', source);
  url.searchParams.set('utm_medium', medium);
  url.searchParams.set('utm_campaign', campaign);
  return url.href;
}

/** Returns the address that a target leads to, with its query and fragment. */
export function toAddress(
  target: string,
  from: LinkOrigin,
  { addressOfFile }: LinkTargets,
): { address: string; search: string; anchor: string } {
  const [beforeHash = '', ...hash] = target.split('#');
  const [written = '', ...query] = beforeHash.split('?');
  const parts = {
    search: query.length > 0 ? `?${query.join('?')}` : '',
    // Other programs put a hyphen where a picture stood before the words of a heading.
    anchor: nameAsSeen(decodeAddress(hash.join('#'))).replace(/^-+(?=.)/, ''),
  };
  if (written === '') return { address: from.address, ...parts };
  const plain = decodeAddress(written);
  const folder = path.dirname(from.file);
  const inFolder = path.normalize(plain.startsWith('/') ? plain.slice(1) : path.join(folder, plain));
  const asFile = addressOfFile.get(inFolder) ?? addressOfFile.get(`${inFolder}.md`);
  if (asFile !== undefined && !plain.startsWith('/')) return { address: asFile, ...parts };
  const absolute = plain.startsWith('/') ? plain : path.join(path.dirname(from.address), plain);
  const address = path.normalize(nameAsSeen(absolute)).replace(/\/$/, '') || '/';
  return { address: addressOfFile.get(address.slice(1)) ?? address, ...parts };
}
