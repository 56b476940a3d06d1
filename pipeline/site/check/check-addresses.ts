import type { Document, ContentType, OtherAddress } from '../content-type.ts';
import { optional } from '../../shared/optional.ts';
import { message, type Message, type Place } from '../../findings/message.ts';
import { OLD_ADDRESS, PLAIN_ADDRESS, addressOfAlias } from '../../content/addresses.ts';
import { decodeAddress } from '../../shared/address-text.ts';
import { ADDRESS_BYTES, bytesIn, NAME_BYTES } from '../../content/names.ts';
import type { ParametersOf } from '../../findings/rules.ts';

interface Claim {
  readonly address: string;
  readonly file: string;
  /** Returns the place of the claim; called only if needed. */
  place(): Place;
  /** The kind whose own address it is. */
  readonly kind?: ContentType;
  /** Whether it is only an old address of what the file shows. */
  readonly isOld?: true;
  /** Returns the value as it was typed. */
  typed?(): string | undefined;
}

/**
 * Reports two files at one address, and addresses at which no file can be published. `files` are the paths of all
 * files; `routes` maps addresses to what they show.
 */
export function* checkAddresses(
  documents: readonly Document[],
  kinds: readonly ContentType[],
  files: ReadonlySet<string>,
  routes: ReadonlyMap<string, unknown>,
): Generator<Message> {
  const taken = new Map<string, Claim>();
  const claims = claimsOf(documents, kinds);
  const shown = [...routes.keys(), ...claims.flatMap(({ address, isOld }) => (isOld ? [] : [address]))];
  // Some systems and hosts make no difference between capitals and small letters.
  const alike = new Map(shown.map((address) => [address.toLowerCase(), { address, file: '' }]));
  const reserved = kinds.flatMap(({ addresses }) => addresses.reserved ?? []).filter(({ owner }) => files.has(owner));
  for (const claim of claims) {
    const { address, place, file, isOld } = claim;
    const first = taken.get(address);
    const list = reserved.find(({ pattern }) => pattern.test(address))?.owner;
    // An old address of a former list may redirect to the page of all lists.
    const other = first?.file ?? (isOld && list === file && !routes.has(address) ? undefined : list);
    const like = isOld ? alike.get(address.toLowerCase()) : undefined;
    const isAlike = like !== undefined && like.address !== address && like.file !== file;
    const fault = isAlike ? unexpectedAddress(address, 'capitals', like.address) : faultOfClaim(claim);
    if (isOld && !like) alike.set(address.toLowerCase(), claim);
    // A file may name its own address twice.
    if (first?.file === file) continue;
    if (other !== undefined) yield message('duplicate-address', place(), { address, other });
    else if (fault) yield messageOfFault(claim, fault);
    if (!first && !fault) taken.set(address, claim);
  }
}

/** Says what is wrong with an address; of an old one, also what was probably meant by it. */
function messageOfFault({ address, place, isOld, typed }: Claim, fault: AddressFault): Message {
  if (!isOld) return message('bad-address', place(), fault);
  const meant = fault.expected === 'old' ? meantOldAddress(address) : undefined;
  const isPart = meant !== undefined && !address.includes('/');
  const values = { ...fault, isOld: 'yes', ...optional('write', meant), ...(isPart && { isPart: 'yes' }) };
  const actual = isPart ? undefined : typed?.();
  const isTyped = meant !== undefined && actual?.includes(address) === true;
  const fix = isTyped ? { actual, expected: actual.replace(address, meant) } : undefined;
  return message('bad-address', place(), values, fix);
}

/** Returns all claims in order of precedence: a file's own name, then a field such as `slug`, then an alias. */
function claimsOf(documents: readonly Document[], kinds: readonly ContentType[]): Claim[] {
  const own = kinds
    .filter(({ addresses }) => addresses.isOwn)
    .flatMap((kind) => documents.filter((document) => document.kind === kind))
    .map(ownClaim);
  const others = documents.flatMap((document) => otherClaims(document, document.kind.addresses.shownAt));
  const old = documents
    .flatMap((document) => otherClaims(document, document.kind.addresses.aliases))
    .map((claim): Claim => ({ ...claim, isOld: true }));
  return [...own.filter(({ isNamed }) => !isNamed), ...own.filter(({ isNamed }) => isNamed), ...others, ...old];
}

function otherClaims(
  { file, fields, yaml }: Document,
  addressesIn: ((fields: unknown) => readonly OtherAddress[]) | undefined,
): Claim[] {
  return (addressesIn?.(fields) ?? []).map(({ address, path }) => ({
    address,
    file: file.path,
    place: () => yaml.placeOf(path),
    typed: () => yaml.typedAt(path)?.text,
  }));
}

function ownClaim({ kind, file, fields, yaml, address }: Document): Claim & { readonly isNamed: boolean } {
  const { field } = kind.addresses;
  const path = field !== undefined && Reflect.get(Object(fields), field) !== undefined ? [field] : undefined;
  const place = (): Place => (path ? yaml.placeOf(path) : { file: file.path, line: 1, column: 1 });
  return { address, file: file.path, place, kind, isNamed: path !== undefined };
}

function faultOfClaim({ address, file, kind, isOld }: Claim): AddressFault | undefined {
  if (kind && address.endsWith('/') && address !== '/') return unexpectedAddress(file, 'name');
  const form = kind ? kind.addresses.form : isOld ? OLD_ADDRESS : PLAIN_ADDRESS;
  if (form && !form.test(address)) return unexpectedAddress(address, isOld ? 'old' : 'plain');
  return faultOfAddress(address);
}

/** Why nothing can be published at an address. */
type AddressFault = ParametersOf<'bad-address'>;

/** Returns what is wrong with the file and folder names that an address needs; undefined if nothing is. */
export function faultOfAddress(address: string): AddressFault | undefined {
  const parts = address.slice(1).split('/');
  const [first] = parts;
  if (bytesIn(address) > ADDRESS_BYTES) return unexpectedAddress(address, 'short', String(ADDRESS_BYTES));
  if (parts.some((part) => bytesIn(part) > NAME_BYTES)) return unexpectedAddress(address, 'short', String(NAME_BYTES));
  if (parts.at(-1)?.toLowerCase() === 'index') return unexpectedAddress(address, 'index');
  if (parts.length > 1 && /^(?:assets|images)$/i.test(first ?? ''))
    return unexpectedAddress(address, 'kept', first?.toLowerCase());
  return undefined;
}

/** Returns the fault of a wrong address; `part` is its wrong part, if `expected` is about one. */
function unexpectedAddress(
  value: string,
  expected: ParametersOf<'bad-address'>['expected'],
  part?: string,
): AddressFault {
  return { value, expected, ...optional('part', part) };
}

/**
 * Returns the old address that was probably meant: in the form in which a host is asked for it. Undefined if no host
 * can be told of it, such as one with a `?`.
 */
function meantOldAddress(typed: string): string | undefined {
  const path = decodeAddress(typed.replace(/^https?:\/\/[^/]+/i, '').replace(/#.*$/, '')).normalize('NFC');
  const parts = path.split(/[/\\]+/).filter(Boolean);
  const address = addressOfAlias(`/${parts.join('/')}`.replace(/\.md$/, ''));
  return OLD_ADDRESS.test(address) && address !== '/' && !faultOfAddress(address) ? address : undefined;
}
