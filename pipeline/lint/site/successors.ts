import { URL_REGISTRY_FILE } from '../../content/addresses.ts';
import type { UrlRegistryEntry } from '../../content/url-registry.ts';
import { message, type Place } from '../../findings/message.ts';
import { typedHeadings } from '../../markdown/headings.ts';
import { groupBy } from '../../shared/group-by.ts';
import { nearest, plainName } from '../../shared/nearest.ts';
import type { SiteLinter, Successor } from '../../site/check/site-linter.ts';
import type { Document } from '../../site/content-type.ts';
import { fencedOf } from '../../yaml/fenced.ts';

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

/** The least share of common runs of words at which two texts are nearly the same. */
const SAME = 0.6;
/** Number of words of a run. */
const RUN = 3;
/** Texts with fewer runs may be alike by chance, unless they are equal. */
const FEW_RUNS = 8;

/** Returns the share of common runs of words of two files, from 0 to 1; 0 if they are not nearly the same. */
function shareOfText(one: string, other: string): number {
  const [a, b] = [runsOf(one), runsOf(other)];
  const least = Math.min(a.size, b.size);
  const common = [...a].filter((run) => b.has(run)).length;
  const isEqual = common === a.size && common === b.size;
  const share = least === 0 ? 0 : common / least;
  return (least >= FEW_RUNS || isEqual) && share >= SAME ? share : 0;
}

/** Returns the runs of words of a file, without the notes in its fields. */
function runsOf(text: string): Set<string> {
  const { fields = '', body = text } = fencedOf(text) ?? {};
  const words = `${fields.replace(/^\s*#.*$/gm, '')}\n${body}`.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.slice(0, 1 - RUN || undefined).map((_word, index) => words.slice(index, index + RUN).join(' ')));
}

/** More lost anchors of a page than this have a single cause. */
const FEW = 3;

/**
 * Reports anchors that a page no longer has, each at the heading or section that most likely replaced it. `listed` are
 * all published anchors.
 */
export const reportLostAnchors: SiteLinter['lostAnchors'] = function* (document, entries, listed) {
  const candidates = entries.length === 0 ? [] : successorsIn(document, listed);
  const taken = new Set<number>();
  const found = entries.map((entry) => {
    const free = candidates.filter(({ place }) => !taken.has(place.line));
    const successor = likelyOf(free, anchorIn(entry.address), entries.length === 1);
    if (successor) taken.add(successor.place.line);
    return { entry, successor };
  });
  const unknown = found.filter(({ successor }) => !successor);
  const isMany = unknown.length > FEW;
  for (const { entry, successor } of found) {
    if (!successor && isMany && entry !== unknown[0]?.entry) continue;
    const { line, address, isLost } = entry;
    yield message('lost-anchor', successor?.place ?? { file: URL_REGISTRY_FILE, line, column: 1 }, {
      address,
      anchor: anchorIn(address),
      file: document.file.path,
      ...(!successor && isMany && { more: String(unknown.length - 1) }),
      ...(isLost && { isLost: 'yes' }),
      ...successor?.values,
    });
  }
};

/** A heading or section that may have replaced an anchor. */
interface Candidate {
  /** Its current name: the anchor that the writer gave it, or its words. */
  readonly name: string;
  readonly isGiven: boolean;
  readonly place: Place;
  readonly values: Record<string, string>;
}

/** Returns headings and sections of a page without a published anchor, with the values for the finding's advice. */
function successorsIn({ file, fields, yaml, address }: Document, listed: ReadonlySet<string>): Candidate[] {
  const isNew = (anchor: string): boolean => !listed.has(`${address}#${anchor}`);
  const lines = file.readText().split(/\r\n?|\n/);
  const headings = typedHeadings(file.readText())
    .filter(({ anchors }) => anchors.every(isNew))
    .map(({ words, anchors, line }): Candidate => {
      const bare = (lines[line - 1] ?? '').replace(/[ \t]*(?:\{[^{}]*\})?[ \t]*$/, '');
      const values = { heading: bare, names: anchors.map((one) => `#${one}`).join(' ') };
      const place = { file: file.path, line, column: 1 };
      return { name: anchors[0] ?? words, isGiven: anchors.length > 0, place, values };
    });
  const { sections = [] } = fields as {
    readonly sections?: readonly { readonly id?: string; readonly also_at?: readonly string[] }[];
  };
  const named = sections.flatMap(({ id, also_at: others = [] }, index): Candidate[] => {
    if (id === undefined || ![id, ...others].every(isNew)) return [];
    const values = { section: id, others: others.join(', ') };
    return [{ name: id, isGiven: true, place: yaml.placeOfKey(['sections', index, 'id']), values }];
  });
  return [...headings, ...named];
}

/**
 * Returns the candidate with the most similar name; if only one anchor is lost, otherwise the only candidate with an
 * anchor, or the only candidate.
 */
function likelyOf(candidates: readonly Candidate[], anchor: string, isAlone: boolean): Candidate | undefined {
  const [best, next] = candidates
    .map((one) => ({ one, share: shareOf(anchor, one.name) }))
    .toSorted((a, b) => b.share - a.share);
  if (best && best.share >= ALIKE_SECTIONS && best.share > (next?.share ?? 0)) return best.one;
  if (!isAlone) return undefined;
  const given = candidates.filter(({ isGiven }) => isGiven);
  return given.length === 1 ? given[0] : given.length === 0 && candidates.length === 1 ? candidates[0] : undefined;
}

/** The least share of an anchor in a name at which both most likely mean the same place. */
const ALIKE_SECTIONS = 0.5;

/** Returns the share of an anchor's parts that begin a word of a name or begin with one; from 0 to 1. */
function shareOf(anchor: string, name: string): number {
  const words = plainName(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const parts = plainName(anchor).split('-').filter(Boolean);
  const isSaid = (part: string): boolean => words.some((word) => word.startsWith(part) || part.startsWith(word));
  return parts.filter(isSaid).length / parts.length;
}

function anchorIn(address: string): string {
  return address.slice(address.indexOf('#') + 1);
}
