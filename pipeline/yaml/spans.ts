import { isMap, isScalar, isSeq, type Document, type Node, type Scalar } from 'yaml';
import { optional } from '../shared/optional.ts';

/** Keys and indices from the root of a YAML document to a value. */
export type Path = readonly (string | number)[];

/** Where a value stands in a YAML text, as offsets. */
export interface YamlSpan {
  /** Range of the value; absent if there is none. */
  readonly at?: readonly [start: number, end: number];
  /** Range of its key. */
  readonly key?: readonly [start: number, end: number];
  /** The scalar style of a text; absent for other values. */
  readonly style?: Scalar.Type;
  /** Blanks at the start of a text. */
  readonly lead?: string;
  /** Number of blanks before each line of a `|` block. */
  readonly indent?: number;
}

/** The spans of all values of a YAML text, by path, as plain data. */
export type Spans = ReadonlyMap<string, YamlSpan>;

/** Returns the map key for a path. */
export function spanKey(path: Path): string {
  return path.join('\0');
}

/** Records where the values of a document stand. */
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
