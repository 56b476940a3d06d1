import { isMap, isScalar, isSeq, type Document, type Node, type Scalar } from 'yaml';
import { optional } from '../../shared/optional.ts';

/** Keys and indices from the root of a YAML document to a value. */
export type Path = readonly (string | number)[];

/** Where a value of a YAML text stands, as offsets. */
export interface YamlSpan {
  /** Of the value; absent where there is none. */
  readonly at?: readonly [start: number, end: number];
  /** Of the name before it. */
  readonly key?: readonly [start: number, end: number];
  /** How a text is written; absent for all that is none. */
  readonly style?: Scalar.Type;
  /** Blanks that a text begins with. */
  readonly lead?: string;
  /** Blanks before each line of a text behind `|`. */
  readonly indent?: number;
}

/** Where all values of a YAML text stand, by their paths: plain data. */
export type Spans = ReadonlyMap<string, YamlSpan>;

/** The key of a path in spans. */
export function spanKey(path: Path): string {
  return path.join('\0');
}

/** Notes where the values of a document stand. */
export function spansOf({ contents }: Document, text: string): Spans {
  const spans = new Map<string, YamlSpan>();
  note(contents, []);
  return spans;

  function note(node: Node | null, path: Path, name?: Scalar): void {
    const [keyStart = 0, keyEnd = keyStart] = name?.range ?? [];
    spans.set(spanKey(path), { ...(name && { key: [keyStart, keyEnd] as const }), ...spanOf(node, text) });
    if (isMap<unknown, Node | null>(node)) {
      for (const { key, value } of node.items) if (isScalar(key)) note(value, [...path, String(key.value)], key);
    } else if (isSeq<Node>(node)) for (const [index, item] of node.items.entries()) note(item, [...path, index]);
  }
}

function spanOf(node: Node | null, text: string): YamlSpan {
  if (!node?.range) return {};
  const [start, end] = node.range;
  if (!isScalar(node) || typeof node.value !== 'string' || node.type === undefined) return { at: [start, end] };
  const { value, type: style } = node;
  const lead = value.slice(0, value.length - value.trimStart().length);
  const indent = style === 'BLOCK_LITERAL' ? indentOf(value, text.slice(start, end)) : undefined;
  return { at: [start, end], style, ...(lead !== '' && { lead }), ...optional('indent', indent) };
}

function indentOf(value: string, block: string): number {
  const lines = value.split('\n');
  const first = lines.findIndex((line) => line.trim() !== '');
  const written = block.split('\n')[first + 1] ?? '';
  return Math.max(0, written.trimEnd().length - (lines[first] ?? '').trimEnd().length);
}
