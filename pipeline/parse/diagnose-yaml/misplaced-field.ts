import { isCollection, isMap, isPair, isScalar, isSeq, visit, type Document, type YAMLMap } from 'yaml';
import type { NamesBelow } from './odd-name.ts';

/** The first field that is unknown where it stands, in fields that are known, but known where it would stand with more blanks before it, or fewer. */
export function misplacedField(
  document: Document,
  namesBelow: NamesBelow,
): { readonly offset: number; readonly text: string } | undefined {
  let found: { readonly offset: number; readonly text: string } | undefined;
  visit(document, {
    Pair(_key, pair, path) {
      const { key } = pair;
      if (!isScalar(key)) return undefined;
      const text = String(key.value);
      const above = path.flatMap((part) => (isPair(part) && isScalar(part.key) ? [String(part.key.value)] : []));
      const isKnown = above.every((name, depth) => namesBelow(above.slice(0, depth))?.has(name) !== false);
      if (!isKnown || namesBelow(above)?.has(text) !== false) return undefined;
      const parent = path.at(-1) as YAMLMap;
      const before = parent.items[parent.items.indexOf(pair) - 1];
      const outer = above.map((_name, length) => above.slice(0, length));
      const inner = namesInto(before).map((_name, length, names) => [...above, ...names.slice(0, length + 1)]);
      if (![...outer, ...inner].some((names) => namesBelow(names)?.has(text))) return undefined;
      found = { offset: key.range?.[0] ?? 0, text };
      return visit.BREAK;
    },
  });
  return found;
}

/** The names that lead to the last field in a node that has fields of its own. */
function namesInto(node: unknown): string[] {
  if (isMap(node) || isSeq(node)) return namesInto(node.items.at(-1));
  if (!isPair(node) || !isCollection(node.value)) return [];
  return [String(isScalar(node.key) ? node.key.value : ''), ...namesInto(node.value)];
}
