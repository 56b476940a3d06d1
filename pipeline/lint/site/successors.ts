import type { SiteLinter } from '../../compile/check/site-linter.ts';
import type { UrlRegistryEntry } from '../../content/model/url-registry.ts';
import type { Document } from '../../content/types/content-type.ts';
import { groupBy } from '../../shared/group-by.ts';
import { nearest } from '../../shared/nearest.ts';

/** The least share of common words at which two names most likely belong to one text. */
const ALIKE = 0.5;

/**
 * Returns the likely successor of each lost address, if any: a new file in the same folder with a similar name, or the
 * only new file there if only one address was lost there; else a new file with the same name elsewhere.
 */
export const likelySuccessors: SiteLinter['successors'] = (lost, documents, isKnown) => {
  const fresh = lost.length === 0 ? [] : documents.filter(({ address }) => !isKnown(address));
  const chosen = new Map(
    lost.flatMap(({ address }) => {
      const found = successorOf(address, lost, fresh);
      return found ? [[address, found] as const] : [];
    }),
  );
  const taken = groupBy(chosen.keys(), (address) => chosen.get(address));
  return new Map(
    [...chosen].map(([address, document]) => {
      const { kind, fields, file } = document;
      const own = (kind.addresses.aliases?.(fields) ?? []).map((alias) => alias.address);
      const aliases = [...own, ...(taken.get(document) ?? [])];
      return [address, { file: file.path, aliases, isNew: !('aliases' in (fields as object)) }];
    }),
  );
};

function successorOf(
  address: string,
  lost: readonly Pick<UrlRegistryEntry, 'address'>[],
  fresh: readonly Document[],
): Document | undefined {
  const [folder, name] = split(address);
  const known = fresh.map((document) => ({ document, parts: split(document.address) }));
  const beside = known.filter(({ parts }) => parts[0] === folder);
  const names = beside.map(({ parts }) => parts[1]);
  const close = nearest(name, names);
  const alike = beside.find(({ parts }) => parts[1] === close || likeness(name, parts[1]) >= ALIKE);
  const isAlone = beside.length === 1 && lost.filter((other) => split(other.address)[0] === folder).length === 1;
  return (alike ?? (isAlone ? beside[0] : known.find(({ parts }) => parts[1] === name)))?.document;
}

function split(address: string): [folder: string, name: string] {
  const end = address.lastIndexOf('/');
  return [address.slice(0, end), address.slice(end + 1)];
}

/** Returns the share of words that two names have in common, from 0 to 1. */
function likeness(one: string, other: string): number {
  const [a, b] = [new Set(one.split('-')), new Set(other.split('-'))];
  const common = [...a].filter((word) => b.has(word)).length;
  return common / (a.size + b.size - common);
}
