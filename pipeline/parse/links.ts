import { decodeAddress } from '../decode-address.ts';
import path from 'node:path/posix';
import type { Place, Report } from '../report.ts';
import type { AuthoredUtm } from '../schema/common.ts';
import { nearestValue } from '../nearest.ts';
import type { ResolvedLink } from '../markdown/context.ts';

/** A link to a page of this site, still to be checked against what was built. */
export interface InternalLink {
  readonly address: string;
  readonly anchor: string;
  readonly target: string;
  readonly place: Place;
}

/** What link targets are resolved against. */
export interface LinkTargets {
  /** Address of each Markdown file, by its path in the content folder. */
  readonly addressOfFile: ReadonlyMap<string, string>;
  /** External addresses by name; undefined where `site.yaml` cannot say. */
  readonly destinations: ReadonlyMap<string, string> | undefined;
}

/** Resolves targets as writers write them, and remembers the internal ones. */
export interface LinkResolver {
  resolve(target: string, from: LinkOrigin, place: Place, utm?: AuthoredUtm): ResolvedLink | undefined;
  internal(): readonly InternalLink[];
}

/** The file in which a link stands, and the address of the page it becomes part of. */
export interface LinkOrigin {
  readonly file: string;
  readonly address: string;
}

const SAFE_SCHEME = /^(?:https?|mailto|tel):/i;
const ANY_SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/** A resolver for one build. */
export function createLinkResolver(targets: LinkTargets, report: Report): LinkResolver {
  const internal: InternalLink[] = [];
  return {
    resolve(target, from, place, utm = {}) {
      const trimmed = target.trim();
      if (trimmed.startsWith('destination:')) return resolveDestination(trimmed, place, utm, targets, report);
      const isReadable = !trimmed.startsWith('//') || URL.canParse(`https:${trimmed}`);
      if (trimmed.startsWith('//') && isReadable) return { href: trimmed, external: true };
      if (SAFE_SCHEME.test(trimmed)) return { href: trimmed, external: true };
      if (ANY_SCHEME.test(trimmed) || !isReadable) {
        report.report('unsafe-link', place, { target });
        return undefined;
      }
      const { address, search, anchor } = toAddress(trimmed, from, targets);
      internal.push({ address, anchor, target, place });
      const inPage = address === from.address && search === '' && anchor !== '' && trimmed.startsWith('#');
      return {
        href: inPage ? `#${encodeURI(anchor)}` : encodeURI(address) + search + (anchor && `#${encodeURI(anchor)}`),
        external: false,
      };
    },
    internal: () => internal,
  };
}

function resolveDestination(
  target: string,
  place: Place,
  utm: AuthoredUtm,
  { destinations }: LinkTargets,
  { report }: Report,
): ResolvedLink | undefined {
  const name = target.slice('destination:'.length);
  if (!destinations) return { href: '#', external: true };
  const address = destinations.get(name);
  if (address === undefined) {
    report('missing-destination', place, () => ({ name, ...nearestValue(name, destinations.keys()) }));
    return undefined;
  }
  return { href: name === 'booking' ? bookingLink(address, utm) : address, external: true };
}

/** The calendar's address with the three campaign words; `site`, `cta` and `hero` where none is given. */
function bookingLink(address: string, { source = 'site', medium = 'cta', campaign = 'hero' }: AuthoredUtm): string {
  const url = new URL(address);
  url.searchParams.set('utm_source', source);
  url.searchParams.set('utm_medium', medium);
  url.searchParams.set('utm_campaign', campaign);
  return url.href;
}

function toAddress(
  target: string,
  from: LinkOrigin,
  { addressOfFile }: LinkTargets,
): { address: string; search: string; anchor: string } {
  const [beforeHash = '', ...hash] = target.split('#');
  const [written = '', ...query] = beforeHash.split('?');
  const parts = { search: query.length > 0 ? `?${query.join('?')}` : '', anchor: decodeAddress(hash.join('#')) };
  if (written === '') return { address: from.address, ...parts };
  const plain = decodeAddress(written);
  const folder = path.dirname(from.file);
  const inFolder = path.normalize(plain.startsWith('/') ? plain.slice(1) : path.join(folder, plain));
  const asFile = addressOfFile.get(inFolder) ?? addressOfFile.get(`${inFolder}.md`);
  if (asFile !== undefined && !plain.startsWith('/')) return { address: asFile, ...parts };
  const absolute = plain.startsWith('/') ? plain : path.join(path.dirname(from.address), plain);
  const address = path.normalize(absolute).replace(/\/$/, '') || '/';
  return { address: addressOfFile.get(address.slice(1)) ?? address, ...parts };
}
