import type { Document } from '../kinds/kind.ts';

/** The address of each file, and of what was at an old address: a link there is published as one to the new. */
export function addressesOfFiles(own: readonly Document[], shown: readonly Document[]): ReadonlyMap<string, string> {
  const taken = new Set(own.map(({ address }) => address));
  const old = shown.flatMap(({ kind, fields, address }) =>
    (kind.addresses.aliases?.(fields) ?? [])
      .filter((alias) => !taken.has(alias.address))
      .map((alias) => [alias.address.slice(1), address] as const),
  );
  return new Map([...old, ...own.map(({ file, address }) => [file.path, address] as const)]);
}
