import type { SiteLinter, Successor } from '../../compile/check/site-linter.ts';
import type { UrlRegistryEntry } from '../../content/model/url-registry.ts';
import type { Document } from '../../content/types/content-type.ts';
import { groupBy } from '../../shared/group-by.ts';
import { nearest } from '../../shared/nearest.ts';
import { fencedOf } from '../../compile/yaml/fenced.ts';
import { shareOfText } from './same-text.ts';

/** The least share of common words at which two names most likely belong to one text. */
const ALIKE = 0.5;

/**
 * Returns the likely successor of each lost address, if any: the new file with the most similar text; else one in the
 * same folder with a similar name, or the only new file there if only one address was lost there and nobody knows its
 * text; else one with the same name elsewhere.
 */
export const likelySuccessors: SiteLinter['successors'] = (lost, documents, isKnown, textAt) => {
  const fresh = lost.length === 0 ? [] : documents.filter(({ address }) => !isKnown(address));
  const chosen = new Map(
    lost.flatMap(({ address }) => {
      const text = fresh.length === 0 ? undefined : textAt(address);
      const same = text === undefined ? undefined : sameTextOf(text, fresh);
      const document = same ?? successorOf(address, lost, fresh, text === undefined);
      return document ? [[address, { document, isSame: same !== undefined }] as const] : [];
    }),
  );
  const taken = groupBy(chosen.keys(), (address) => chosen.get(address)?.document);
  return new Map(
    [...chosen].map(([address, { document, isSame }]) => {
      const { kind, fields, file } = document;
      const own = (kind.addresses.aliases?.(fields) ?? []).map((alias) => alias.address);
      const added = taken.get(document) ?? [];
      const aliases = [...own, ...added];
      const isNew = !('aliases' in (fields as object));
      return [address, { file: file.path, aliases, isNew, isSame, ...placeOfAliases(document, own.length, added) }];
    }),
  );
};

/** Returns the document with the most similar text, if any is nearly the same. */
function sameTextOf(text: string, fresh: readonly Document[]): Document | undefined {
  const [best] = fresh
    .map((document) => ({ document, share: shareOfText(text, document.file.readText()) }))
    .toSorted((a, b) => b.share - a.share);
  return best && best.share > 0 ? best.document : undefined;
}

/** Returns where a file says its old addresses, or can, and the fix that adds further ones. */
function placeOfAliases(
  { file, yaml }: Document,
  count: number,
  added: readonly string[],
): Pick<Successor, 'place' | 'fix'> {
  const line = `aliases: [${added.join(', ')}]`;
  const list = yaml.typedAt(['aliases']);
  if (list) {
    const entries = list.text.slice(1, -1).trim();
    const expected = `[${[...(entries === '' ? [] : [entries]), ...added].join(', ')}]`;
    return { place: yaml.placeOf(['aliases']), fix: { actual: list.text, expected } };
  }
  const last = yaml.typedAt(['aliases', count - 1]);
  if (last && /^\s*-\s+$/.test(last.before)) {
    const expected = [last.text, ...added.map((address) => last.before + address)].join('\n');
    return { place: yaml.placeOf(['aliases', count - 1]), fix: { actual: last.text, expected } };
  }
  if (count > 0) return { place: yaml.placeOfKey(['aliases']) };
  const end = fencedOf(file.readText())?.head.trimEnd().split('\n').length ?? 1;
  return { place: { file: file.path, line: end, column: 1 }, fix: { actual: '---', expected: `${line}\n---` } };
}

function successorOf(
  address: string,
  lost: readonly Pick<UrlRegistryEntry, 'address'>[],
  fresh: readonly Document[],
  isTextUnknown: boolean,
): Document | undefined {
  const [folder, name] = split(address);
  const known = fresh.map((document) => ({ document, parts: split(document.address) }));
  const beside = known.filter(({ parts }) => parts[0] === folder);
  const names = beside.map(({ parts }) => parts[1]);
  const close = nearest(name, names);
  const alike = beside.find(({ parts }) => parts[1] === close || likeness(name, parts[1]) >= ALIKE);
  const isAlone =
    isTextUnknown && beside.length === 1 && lost.filter((other) => split(other.address)[0] === folder).length === 1;
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
