import { decodeAddress } from '../../shared/decode-address.ts';
import path from 'node:path/posix';
import { isUrl } from '../../shared/is-url.ts';
import type { Place, Report } from '../../lint/report.ts';
import type { AuthoredUtm } from '../../content/schema/common.ts';
import { downloadAt, findDownload, isDownloadTarget } from './downloads.ts';
import { plainName } from '../../shared/nearest.ts';
import type { ResolvedLink } from '../markdown/context.ts';
import { reportTarget } from '../markdown/outside-address.ts';
import type { Download } from '../../content/model/download.ts';
import type { ActionNotes } from '../../content/model/text.ts';
import { nameAsSeen } from '../../content/slug.ts';
import type { ReferenceLinter, TypedReference } from './text-linter.ts';
import type { TypedTarget } from '../markdown/typed-target.ts';

/** A link to a page of this site, still to be checked against what was built. */
export interface InternalLink {
  readonly address: string;
  readonly anchor: string;
  /** As it was typed. */
  readonly target: string;
  readonly place: Place;
}

/** A link that leads away from the site, by whatever scheme. */
export interface OutsideLink {
  readonly href: string;
  readonly place: Place;
}

/** A place outside the site, and what is said below a button that leads there. */
export interface Destination extends ActionNotes {
  readonly href: string;
}

/** What link targets are resolved against. */
export interface LinkTargets {
  /** Address of each Markdown file, by its path in the content folder. */
  readonly addressOfFile: ReadonlyMap<string, string>;
  /** Places outside the site by name; undefined where `site.yaml` cannot say. */
  readonly destinations: ReadonlyMap<string, Destination> | undefined;
  /** Files that are offered as they are, by their paths in the content folder. */
  readonly downloads?: ReadonlyMap<string, Download>;
  /** The address of the site itself, where it is known: what leads below it is a page of this site. */
  readonly siteUrl?: string;
}

/** The file in which a link stands, and the address of the page it becomes part of. */
export interface LinkOrigin {
  readonly file: string;
  readonly address: string;
}

const DESTINATION = 'destination:';
const SAFE_SCHEME = /^(?:https?|mailto|tel):/i;
const ANY_SCHEME = /^[a-z][a-z0-9+.-]*:/i;

export type LinkResolver = ReturnType<typeof createLinkResolver>;

/** Resolves targets as writers write them, and remembers where they lead. */
export function createLinkResolver(targets: LinkTargets, report: Report, lint?: ReferenceLinter) {
  const { destinations, downloads: files = new Map<string, Download>() } = targets;
  const internal: InternalLink[] = [];
  const outside: OutsideLink[] = [];
  const downloads = new Map<string, Download>();
  return {
    resolve(
      target: string,
      from: LinkOrigin,
      place: Place,
      utm: AuthoredUtm = {},
      typed?: TypedTarget,
    ): ResolvedLink | undefined {
      const trimmed = withoutSite(target.trim(), targets.siteUrl);
      const reference = { from: from.file, place, typed };
      if (trimmed.startsWith(DESTINATION)) {
        return resolveDestination({ ...reference, name: trimmed.slice(DESTINATION.length) }, utm);
      }
      const written = typed?.text ?? decodeAddress(target.trim());
      if (reportTarget(written, typed, place, report)) return undefined;
      // A page of this name may be still to be made: what is near is asked, not fixed.
      const named = destinationMeant(trimmed);
      if (named !== undefined && !isKnown(trimmed, from)) {
        report.report('incomplete-address', place, { target: written, nearest: DESTINATION + named });
        return undefined;
      }
      const isReadable = !trimmed.startsWith('//') || isUrl(`https:${trimmed}`);
      if ((trimmed.startsWith('//') && isReadable) || SAFE_SCHEME.test(trimmed)) {
        lint?.outsideLink({ ...reference, name: written }, report);
        outside.push({ href: trimmed, place });
        return { href: trimmed, external: true };
      }
      if (ANY_SCHEME.test(trimmed) || !isReadable) {
        report.report('unsafe-link', place, { target: written });
        return undefined;
      }
      if (isDownloadTarget(trimmed)) {
        const { download, meant } = findDownload({ ...reference, name: trimmed }, files, report, lint);
        if (meant) downloads.set(meant.path, meant);
        if (!download) return undefined;
        return { href: download.address + (/[?#].*$/s.exec(trimmed)?.[0] ?? ''), external: false, note: download.note };
      }
      const { address, search, anchor } = toAddress(trimmed, from, targets);
      internal.push({ address, anchor, target: written, place });
      const inPage = address === from.address && search === '' && anchor !== '' && trimmed.startsWith('#');
      return {
        href: inPage ? `#${encodeURI(anchor)}` : encodeURI(address) + search + (anchor && `#${encodeURI(anchor)}`),
        external: false,
      };
    },
    /** The path of an address of this very site; undefined for all others. */
    pathOf(address: string): string | undefined {
      const below = withoutSite(address, targets.siteUrl);
      return below === address ? undefined : below;
    },
    internal: (): readonly InternalLink[] => internal,
    downloads: (): readonly Download[] => [...downloads.values()],
    outside: (): readonly OutsideLink[] => outside,
  };

  function isKnown(target: string, from: LinkOrigin): boolean {
    if (!isDownloadTarget(target))
      return [...targets.addressOfFile.values()].includes(toAddress(target, from, targets).address);
    const file = downloadAt(target, from.file, files);
    return file !== undefined && file.fault === undefined;
  }

  /** The destination whose name a target is, but for what stands before it, its case and its blanks. */
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
    if (lint) lint.missingDestination(reference, destinations, report);
    else report.report('missing-destination', place, { name });
    return undefined;
  }
}

/** A target that is on the site at `siteUrl` as an address of it; any other as it is. */
function withoutSite(target: string, siteUrl: string | undefined): string {
  if (siteUrl === undefined || !/^https?:/i.test(target)) return target;
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

/** The calendar's address with the three campaign words; `site`, `cta` and `hero` where none is given. */
function bookingLink(address: string, { source = 'site', medium = 'cta', campaign = 'hero' }: AuthoredUtm): string {
  const url = new URL(address);
  url.searchParams.set('utm_source', source);
  url.searchParams.set('utm_medium', medium);
  url.searchParams.set('utm_campaign', campaign);
  return url.href;
}

/** The address that a target leads to, with what stands behind it. */
export function toAddress(
  target: string,
  from: LinkOrigin,
  { addressOfFile }: LinkTargets,
): { address: string; search: string; anchor: string } {
  const [beforeHash = '', ...hash] = target.split('#');
  const [written = '', ...query] = beforeHash.split('?');
  const parts = {
    search: query.length > 0 ? `?${query.join('?')}` : '',
    // Other programs leave a hyphen where a picture stood before the words of a heading.
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
