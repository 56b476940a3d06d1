import type { Document, ContentType, OtherAddress } from '../../content/types/content-type.ts';
import { optional } from '../../shared/optional.ts';
import type { Place, Report } from '../../lint/report.ts';
import { OLD_ADDRESS, PLAIN_ADDRESS } from '../../content/addresses.ts';
import { unexpectedAddress, faultOfAddress, meantOldAddress, type AddressFault } from './address-faults.ts';

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
export function checkAddresses(
  documents: readonly Document[],
  kinds: readonly ContentType[],
  files: ReadonlySet<string>,
  routes: ReadonlyMap<string, unknown>,
  { report }: Report,
): void {
  const taken = new Map<string, Claim>();
  const claims = claimsOf(documents, kinds);
  const shown = [...routes.keys(), ...claims.flatMap(({ address, isOld }) => (isOld ? [] : [address]))];
  // Some systems and hosts make no difference between capitals and small letters.
  const alike = new Map(shown.map((address) => [address.toLowerCase(), { address, file: '' }]));
  const reserved = kinds.flatMap(({ addresses }) => addresses.reserved ?? []).filter(({ owner }) => files.has(owner));
  for (const claim of claims) {
    const { address, place, kind, file, isOld } = claim;
    const first = taken.get(address);
    const list = reserved.find(({ pattern }) => pattern.test(address))?.owner;
    // An old address of a former list may redirect to the page of all lists.
    const other = first?.file ?? (isOld && list === file && !routes.has(address) ? undefined : list);
    const like = isOld ? alike.get(address.toLowerCase()) : undefined;
    const isAlike = like !== undefined && like.address !== address && like.file !== file;
    const fault = isAlike ? unexpectedAddress(address, 'capitals', like.address) : faultOfClaim(claim);
    if (isOld && !like) alike.set(address.toLowerCase(), claim);
    if (first?.kind && first.kind === kind)
      report('duplicate-slug', place(), { slug: lastPart(address), other: first.file });
    else if (first?.file === file)
      report('needless-alias', place(), { address, reason: first.kind ? 'own' : first.isOld ? 'listed' : 'shown' });
    else if (other !== undefined) report('duplicate-address', place(), { address, other });
    else if (fault) reportFault(claim, fault, report);
    if (!first && !fault) taken.set(address, claim);
  }
}

/** Reports what is wrong with an address; for an old one, also what was probably meant by it. */
function reportFault({ address, place, isOld, typed }: Claim, fault: AddressFault, report: Report['report']): void {
  if (!isOld || fault.rule !== 'bad-address') return report(fault.rule, place(), fault.values);
  const meant = fault.values.expected === 'old' ? meantOldAddress(address) : undefined;
  const isPart = meant !== undefined && !address.includes('/');
  const values = { ...fault.values, isOld: 'yes', ...optional('write', meant), ...(isPart && { isPart: 'yes' }) };
  const actual = isPart ? undefined : typed?.();
  const isTyped = meant !== undefined && actual?.includes(address) === true;
  const fix = isTyped ? { actual, expected: actual.replace(address, meant) } : undefined;
  return report('bad-address', place(), values, fix);
}

/** Returns all claims in order of precedence: a file's own name, then a field such as `slug`, then an alias. */
function claimsOf(documents: readonly Document[], kinds: readonly ContentType[]): Claim[] {
  const own = kinds
    .filter(({ addresses }) => addresses.isOwn)
    .flatMap((kind) => documents.filter((document) => document.kind === kind && isKnown(document)))
    .map(ownClaim);
  const others = documents.flatMap((document) => otherClaims(document, document.kind.addresses.shownAt));
  const old = documents
    .flatMap((document) => otherClaims(document, document.kind.addresses.aliases))
    .map((claim): Claim => ({ ...claim, isOld: true }));
  return [...own.filter(({ isNamed }) => !isNamed), ...own.filter(({ isNamed }) => isNamed), ...others, ...old];
}

/** Tells whether the address of a file is certain, because no faulty field may change it. */
function isKnown({ kind, yaml }: Document): boolean {
  const { field } = kind.addresses;
  return field === undefined || yaml.faults?.mayHide([field]) !== true;
}

function otherClaims(
  { file, fields, yaml }: Document,
  addressesIn: ((fields: unknown) => readonly OtherAddress[]) | undefined,
): Claim[] {
  const right = (addressesIn?.(fields) ?? []).filter(({ path }) => yaml.faults?.isAt(path) !== true);
  return right.map(({ address, path }) => ({
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
  if (kind && lastPart(address) === '' && address !== '/') return unexpectedAddress(file, 'name');
  const form = kind ? kind.addresses.form : isOld ? OLD_ADDRESS : PLAIN_ADDRESS;
  if (form && !form.test(address)) return unexpectedAddress(address, isOld ? 'old' : 'plain');
  return faultOfAddress(address);
}

function lastPart(address: string): string {
  return address.slice(address.lastIndexOf('/') + 1);
}
