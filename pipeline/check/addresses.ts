import type { Document, Kind } from '../kinds/kind.ts';
import type { Place, Report } from '../report.ts';
import { PLAIN_ADDRESS } from '../addresses.ts';
import { faultOfAddress, type AddressFault } from './address-faults.ts';

/** A file that wants an address. */
interface Claim {
  readonly address: string;
  readonly file: string;
  /** Where it stands; looked for when it is needed. */
  place(): Place;
  /** The kind whose own address it is; an alias has none. */
  readonly kind?: Kind;
}

const EXPECTED = 'lower-case letters, digits and hyphens, with `/` between parts';

/**
 * Two files at one address, and addresses where no file can stand, are findings. `files` are the paths of all files.
 */
export function checkAddresses(
  documents: readonly Document[],
  kinds: readonly Kind[],
  files: ReadonlySet<string>,
  { report }: Report,
): void {
  const taken = new Map<string, Claim>();
  const reserved = kinds.flatMap(({ addresses }) => addresses.reserved ?? []).filter(({ owner }) => files.has(owner));
  for (const claim of claimsOf(documents, kinds)) {
    const { address, place, kind, file } = claim;
    const first = taken.get(address);
    const other = first?.file ?? reserved.find(({ pattern }) => pattern.test(address))?.owner;
    const fault = faultOfClaim(claim);
    if (first?.kind && first.kind === kind)
      report('duplicate-slug', place(), { slug: lastPart(address), other: first.file });
    else if (other !== undefined) report('duplicate-address', place(), { address, other });
    else if (fault) report(fault.rule, place(), fault.values);
    if (!first && !fault) taken.set(address, { address, file, place, ...(kind && { kind }) });
  }
}

/** Every claim in the order of its right: a file's own name before a field such as `slug`, and that before an alias. */
function claimsOf(documents: readonly Document[], kinds: readonly Kind[]): Claim[] {
  const own = kinds
    .filter(({ addresses }) => addresses.isOwn)
    .flatMap((kind) => documents.filter((document) => document.kind === kind).map((document) => ownClaim(document)));
  const aliases = documents.flatMap(({ kind, file, fields, yaml }) =>
    (kind.addresses.aliases?.(fields) ?? []).map(({ address, path }) => ({
      address,
      file: file.path,
      place: () => yaml.placeOf(path),
    })),
  );
  return [...own.filter(({ isNamed }) => !isNamed), ...own.filter(({ isNamed }) => isNamed), ...aliases];
}

function ownClaim({ kind, file, fields, yaml, address }: Document): Claim & { readonly isNamed: boolean } {
  const path = kind.addresses.fieldOf?.(fields);
  const place = (): Place => (path ? yaml.placeOf(path) : { file: file.path, line: 1, column: 1 });
  return { address, file: file.path, place, kind, isNamed: path !== undefined };
}

function faultOfClaim({ address, file, kind }: Claim): AddressFault | undefined {
  if (kind && lastPart(address) === '' && address !== '/')
    return { rule: 'bad-address', values: { value: file, expected: 'a file name with letters or digits' } };
  const form = kind ? kind.addresses.form : PLAIN_ADDRESS;
  if (form && !form.test(address)) return { rule: 'bad-address', values: { value: address, expected: EXPECTED } };
  return faultOfAddress(address);
}

function lastPart(address: string): string {
  return address.slice(address.lastIndexOf('/') + 1);
}
