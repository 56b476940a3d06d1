import { isCollection, isMap, isPair, isScalar, isSeq, parseDocument, visit, type Document, type Node } from 'yaml';
import type { Path } from './spans.ts';

const MAX_ALIASES = 20;

/** A YAML text and its document. */
export interface OpenedYaml {
  readonly text: string;
  readonly document: Document;
}

/** A field of a map or an entry of a list, with offsets in the text. */
export interface Part {
  readonly name: string | number;
  /** Null if nothing was typed. */
  readonly value: Node | null;
  /** Where its name or its dash stands; between brackets, its value. */
  readonly start: number;
  /** Behind its colon or its dash; absent for a name without a colon, and for an entry between brackets. */
  readonly sign: number | undefined;
  /** Behind the last character of its value. */
  readonly end: number;
}

/** Opens a text; undefined if it has errors, an alias of nothing, or more aliases than a person writes. */
export function openYaml(text: string): OpenedYaml | undefined {
  const document = parseDocument(text, { keepSourceTokens: true, prettyErrors: false, logLevel: 'silent' });
  let [isWhole, aliases] = [document.errors.length === 0, 0];
  visit(document, {
    Alias: (_, alias) => {
      isWhole &&= alias.resolve(document) !== undefined && ++aliases <= MAX_ALIASES;
    },
  });
  return isWhole ? { text, document } : undefined;
}

/** Returns the fields of a map or the entries of a list; none for other values. */
export function partsOf(text: string, node: unknown): Part[] {
  if (isMap(node))
    return node.items.flatMap((pair) => {
      const { key, srcToken } = pair;
      if (!isScalar(key) || !key.range) return [];
      const colon = srcToken?.sep?.find(({ type }) => type === 'map-value-ind');
      const sign = colon && colon.offset + 1;
      const value = nodeOf(pair.value);
      const end = endOf(text, value) ?? sign ?? key.range[1];
      return [{ name: String(key.value), value, start: key.range[0], sign, end }];
    });
  if (!isSeq(node)) return [];
  const tokens = node.srcToken?.type === 'block-seq' ? node.srcToken.items : undefined;
  return node.items.map((item, name) => {
    const dash = tokens?.[name]?.start.find(({ type }) => type === 'seq-item-ind')?.offset;
    const value = nodeOf(item);
    const sign = dash === undefined ? undefined : dash + 1;
    const start = dash ?? value?.range?.[0] ?? 0;
    return { name, value, start, sign, end: endOf(text, value) ?? sign ?? start };
  });
}

/** Returns the part at a path and the collection that holds it; undefined if there is none. */
export function partAt({ text, document }: OpenedYaml, path: Path) {
  let holder: unknown = document.contents;
  let isInline = false;
  for (const [depth, name] of path.entries()) {
    isInline ||= isCollection(holder) && holder.flow === true;
    const part = partsOf(text, holder).find((one) => one.name === name);
    if (!part || depth === path.length - 1) return part && { part, holder, isInline };
    holder = part.value;
  }
  return undefined;
}

/** Returns the node at a path; null where nothing was typed, undefined if there is no such field. */
export function nodeAt(opened: OpenedYaml, path: Path): Node | null | undefined {
  return path.length === 0 ? opened.document.contents : partAt(opened, path)?.part.value;
}

/** Returns the whole value as plain data; an empty map for a text without fields. */
export function valueOf({ document }: OpenedYaml): unknown {
  return (document.toJS() as unknown) ?? {};
}

function nodeOf(value: unknown): Node | null {
  return value instanceof Object && !isPair(value) && 'range' in value ? (value as Node) : null;
}

/** Returns where the characters of a value end, without the empty lines below it; undefined for an empty value. */
function endOf(text: string, node: Node | null): number | undefined {
  if (!node?.range || node.range[0] === node.range[1]) return undefined;
  const [start, end] = node.range;
  if (isScalar(node)) {
    if (node.type !== 'BLOCK_LITERAL' && node.type !== 'BLOCK_FOLDED') return end;
    const block = text.slice(start, end);
    return start + block.replace(/^[|>]\d?\+/.test(block) ? /\n$/ : /(?:\n[ \t]*)+$/, '').length;
  }
  const last = isCollection(node) && node.flow !== true ? partsOf(text, node).at(-1) : undefined;
  return last?.end ?? end;
}
