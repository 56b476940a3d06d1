import type { Document } from '../../content/types/content-type.ts';

/**
 * The address of each file, and of what was at an old address: a link there is published as one to the new. What is `hidden`, and
 * whose visitors are led elsewhere meanwhile, is found there too.
 */
export function addressesOfFiles(
  own: readonly Document[],
  shown: readonly Document[],
  hidden: { has(document: Document): boolean },
): ReadonlyMap<string, string> {
  const taken = new Set(own.filter((document) => !hidden.has(document)).map(({ address }) => address));
  const old = new Map(
    shown.flatMap(({ kind, fields, address }) =>
      (kind.addresses.aliases?.(fields) ?? [])
        .filter((alias) => !taken.has(alias.address))
        .map((alias) => [alias.address, address] as const),
    ),
  );
  return new Map([
    ...[...old].map(([address, now]) => [address.slice(1), now] as const),
    ...own.map(({ file, address }) => [file.path, old.get(address) ?? address] as const),
  ]);
}
