import { isScalar, type Node, type Scalar } from 'yaml';
import type { Place } from '../report.ts';

const IN_SINGLE = /''|[\s\S]/g;
const IN_DOUBLE = /\\(?:x..|u.{4}|U.{8}|[\s\S])|[\s\S]/g;

/** Where line `line`, column `column` (from 1) of a text stands in its file. */
export type Locator = (line: number, column: number) => Place;

/**
 * Maps places inside the value of a YAML scalar to places in its file. Exact for `|` blocks and
 * for values on one line, escapes included; for folded text, the place where the value begins.
 */
export function scalarLocator(node: Node | null, text: string, placeAt: (offset: number) => Place): Locator {
  const start = node?.range?.[0] ?? 0;
  const begin = placeAt(start);
  if (!isScalar(node) || typeof node.value !== 'string') return () => begin;
  if (node.type === 'BLOCK_LITERAL') return blockLocator(node.value, text, start, begin);
  const written = text.slice(start, node.range?.[1]);
  if (node.type === 'BLOCK_FOLDED' || written.includes('\n')) return () => begin;
  const columns = columnsOf(written, node.type);
  return (_line, column) => ({ ...begin, column: begin.column + (columns[column - 1] ?? 0) });
}

/** For each character of a value, how far from the start of its written form it stands. */
function columnsOf(written: string, type: Scalar['type']): number[] {
  if (type !== 'QUOTE_SINGLE' && type !== 'QUOTE_DOUBLE') return Array.from(written, (_, index) => index);
  const columns: number[] = [];
  for (const { 0: piece, index } of written.matchAll(type === 'QUOTE_SINGLE' ? IN_SINGLE : IN_DOUBLE)) {
    const length = piece.startsWith('\\U') ? 2 : 1;
    if (index > 0) columns.push(...Array.from({ length }, () => index));
  }
  return columns;
}

function blockLocator(value: string, text: string, start: number, begin: Place): Locator {
  const written = text.slice(start).split('\n').slice(1);
  const lines = value.split('\n');
  const first = lines.findIndex((line) => line.trim() !== '');
  const indent = Math.max(0, (written[first]?.trimEnd().length ?? 0) - (lines[first]?.trimEnd().length ?? 0));
  return (line, column) => ({ ...begin, line: begin.line + line, column: column + indent });
}
