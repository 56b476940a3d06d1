import type { Document, Kind, OtherAddress } from '../kinds/kind.ts';
import type { Mend, Place, Report } from '../report.ts';
import { OLD_ADDRESS, PLAIN_ADDRESS } from '../addresses.ts';
import { plainName } from '../nearest.ts';
import { faultOfAddress, type AddressFault } from './address-faults.ts';

/** A file that wants an address. */
interface Claim {
  readonly address: string;
  readonly file: string;
  /** Where it stands; looked for when it is needed. */
  place(): Place;
  /** The kind whose own address it is. */
  readonly kind?: Kind;
  /** An address that would do in its place, where a field gives it. */
  readonly example?: string;
  /** Its mend, where it only lacks a slash. */
  slash?(): Mend | undefined;
  /** Whether it is only an old address of what the file shows. */
  readonly isOld?: true;
}

const EXPECTED = 'lower-case letters, digits and hyphens, with `/` between parts';

/**
 * Two files at one address, and addresses where no file can stand, are findings. `files` are the paths of all files,
 * `routes` what is shown at which address.
 */
export function checkAddresses(
  documents: readonly Document[],
  kinds: readonly Kind[],
  files: ReadonlySet<string>,
  routes: ReadonlyMap<string, unknown>,
  { report }: Report,
): void {
  const taken = new Map<string, Claim>();
  const reserved = kinds.flatMap(({ addresses }) => addresses.reserved ?? []).filter(({ owner }) => files.has(owner));
  for (const claim of claimsOf(documents, kinds)) {
    const { address, place, kind, file, isOld } = claim;
    const first = taken.get(address);
    const list = reserved.find(({ pattern }) => pattern.test(address))?.owner;
    // Where a list has been, an old address may lead to the page of all lists.
    const other = first?.file ?? (isOld && list === file && !routes.has(address) ? undefined : list);
    const fault = faultOfClaim(claim);
    if (first?.kind && first.kind === kind)
      report('duplicate-slug', place(), { slug: lastPart(address), other: first.file });
    else if (first?.file === file) report('needless-alias', place(), { address, reason: reasonOf(first) });
    else if (other !== undefined) report('duplicate-address', place(), { address, other });
    else if (fault) {
      const mend = claim.slash?.();
      const { example } = claim;
      const remedy = mend ? { slash: mend.expected } : example === undefined ? {} : { example };
      report(fault.rule, place(), { ...fault.values, ...remedy }, mend);
    }
    if (!first && !fault) taken.set(address, claim);
  }
}

function reasonOf({ kind, isOld }: Claim): string {
  if (kind) return 'it is the address of this very file';
  return isOld ? 'it stands here already' : 'this very file is shown there';
}

/** Every claim in the order of its right: a file's own name before a field such as `slug`, and that before an alias. */
function claimsOf(documents: readonly Document[], kinds: readonly Kind[]): Claim[] {
  const own = kinds
    .filter(({ addresses }) => addresses.isOwn)
    .flatMap((kind) => documents.filter((document) => document.kind === kind && isKnown(document)))
    .map((document) => ownClaim(document));
  const others = documents.flatMap((document) =>
    rightOnes(document, document.kind.addresses.shownAt).map((one) => otherClaim(document, one)),
  );
  const old = documents.flatMap((document) =>
    rightOnes(document, document.kind.addresses.aliases).map((one): Claim => ({
      ...otherClaim(document, one),
      isOld: true,
    })),
  );
  return [...own.filter(({ isNamed }) => !isNamed), ...own.filter(({ isNamed }) => isNamed), ...others, ...old];
}

/** Whether the address of a file is certain: no field may give another one. */
function isKnown({ kind, yaml }: Document): boolean {
  const { field } = kind.addresses;
  return field === undefined || yaml.faults?.mayHide([field]) !== true;
}

function rightOnes(
  { fields, yaml }: Document,
  addressesIn: ((fields: unknown) => readonly OtherAddress[]) | undefined,
): OtherAddress[] {
  return (addressesIn?.(fields) ?? []).filter(({ path }) => yaml.faults?.isAt(path) !== true);
}

function otherClaim({ file, yaml, address: own }: Document, { address, path }: OtherAddress): Claim {
  const place = (): Place => yaml.placeOf(path);
  const folder = own.slice(0, own.lastIndexOf('/'));
  return {
    address,
    file: file.path,
    place,
    example: exampleFor(address, folder),
    // A name alone may be one of the folder, or one of the site.
    slash: () => (address.includes('/') || folder === '' ? withSlash(address, file.readText(), place()) : undefined),
  };
}

/** What was most likely meant by an address: in the right letters, and with the folder of the file where it is only a name. */
function exampleFor(typed: string, folder: string): string {
  const path = typed.replace(/^[a-z]+:\/\/[^/]*/i, '').replace(/\.(?:md|html?)$/i, '');
  const parts = path.split('/').map(plainPart).filter(Boolean);
  const meant = parts.length === 1 && !typed.includes('/') ? `${folder}/${parts[0]}` : `/${parts.join('/')}`;
  return parts.length === 0 || faultOfAddress(meant) ? `${folder}/old-name` : meant;
}

/** The mend of an address that lacks only the slash at its beginning, and stands in the file as it is. */
function withSlash(address: string, text: string, { line, column }: Place): Mend | undefined {
  const isTyped = text.split('\n')[line - 1]?.startsWith(address, column - 1) === true;
  return isTyped && PLAIN_ADDRESS.test(`/${address}`) ? { actual: address, expected: `/${address}` } : undefined;
}

function ownClaim({ kind, file, fields, yaml, address }: Document): Claim & { readonly isNamed: boolean } {
  const { field } = kind.addresses;
  const path = field !== undefined && Reflect.get(Object(fields), field) !== undefined ? [field] : undefined;
  const place = (): Place => (path ? yaml.placeOf(path) : { file: file.path, line: 1, column: 1 });
  return { address, file: file.path, place, kind, isNamed: path !== undefined };
}

function faultOfClaim({ address, file, kind, isOld }: Claim): AddressFault | undefined {
  if (kind && lastPart(address) === '' && address !== '/')
    return { rule: 'bad-address', values: { value: file, expected: 'a file name with letters or digits' } };
  const form = kind ? kind.addresses.form : isOld ? OLD_ADDRESS : PLAIN_ADDRESS;
  if (form && !form.test(address))
    return { rule: 'bad-address', values: { value: address, expected: EXPECTED, ...renamed(file, kind) } };
  return faultOfAddress(address);
}

/** A name that would do, for a file that gives the address itself. */
function renamed(file: string, kind: Kind | undefined): Record<string, string> {
  if (!kind || kind.addresses.field !== undefined) return {};
  const name = plainPart(lastPart(file).replace(/\.md$/, ''));
  return name === '' ? {} : { name: `${name}.md` };
}

function plainPart(part: string): string {
  return plainName(part)
    .replace(/[^a-z0-9-]+/g, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '');
}

function lastPart(address: string): string {
  return address.slice(address.lastIndexOf('/') + 1);
}
