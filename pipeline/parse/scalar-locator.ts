import { isScalar, type Node } from 'yaml';
import type { Place } from '../report.ts';

/** Where line `line`, column `column` (from 1) of a text stands in its file. */
export type Locator = (line: number, column: number) => Place;

/**
 * Maps places inside the value of a YAML scalar to places in its file. Exact for `|` blocks and
 * for values on one line; for folded text, the place where the value begins.
 */
export function scalarLocator(node: Node | null, text: string, placeAt: (offset: number) => Place): Locator {
  const start = node?.range?.[0] ?? 0;
  const begin = placeAt(start);
  if (!isScalar(node) || typeof node.value !== 'string') return () => begin;
  if (node.type === 'BLOCK_LITERAL') return blockLocator(node.value, text, start, begin);
  const quoted = node.type === 'QUOTE_SINGLE' || node.type === 'QUOTE_DOUBLE';
  const singleLine = node.type !== 'BLOCK_FOLDED' && !node.source?.includes('\n');
  if (!singleLine) return () => begin;
  return (_line, column) => ({ ...begin, column: begin.column + Number(quoted) + column - 1 });
}

function blockLocator(value: string, text: string, start: number, begin: Place): Locator {
  const written = text.slice(start).split('\n').slice(1);
  const lines = value.split('\n');
  const first = lines.findIndex((line) => line.trim() !== '');
  const indent = Math.max(0, (written[first]?.trimEnd().length ?? 0) - (lines[first]?.trimEnd().length ?? 0));
  return (line, column) => ({ ...begin, line: begin.line + line, column: column + indent });
}
