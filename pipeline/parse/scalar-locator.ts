import { isScalar, type Node, type Scalar } from 'yaml';
import type { Locator, Place } from '../report.ts';

const IN_SINGLE = /''|[\s\S]/g;
const IN_DOUBLE = /\\(?:x..|u.{4}|U.{8}|[\s\S])|[\s\S]/g;

/**
 * Maps places inside the trimmed value of a YAML scalar, or that with its lines joined to one, to places in its file. Exact for `|` blocks
 * and for values on one line, escapes included; for folded text, the place where the value begins.
 */
export function scalarLocator(node: Node | null, text: string, placeAt: (offset: number) => Place): Locator {
  const start = node?.range?.[0] ?? 0;
  const begin = placeAt(start);
  if (!isScalar(node) || typeof node.value !== 'string') return () => begin;
  if (node.type === 'BLOCK_LITERAL')
    return afterBlanks(node.value, blockLocator(node.value, text.slice(start, node.range?.[1]), begin));
  const written = text.slice(start, node.range?.[1]);
  if (node.type === 'BLOCK_FOLDED' || written.includes('\n')) return () => begin;
  return afterBlanks(node.value, lineLocator(written, node.type, begin));
}

/** The schema trims every text, so its first place is that of the first character that is not blank. */
function afterBlanks(value: string, locate: Locator): Locator {
  const blanks = value.slice(0, value.length - value.trimStart().length).split('\n');
  const columns = blanks.at(-1)?.length ?? 0;
  return (line, column) => locate(line + blanks.length - 1, line === 1 ? column + columns : column);
}

function lineLocator(written: string, type: Scalar['type'], begin: Place): Locator {
  if (type !== 'QUOTE_SINGLE' && type !== 'QUOTE_DOUBLE')
    return (_line, column) => ({ ...begin, column: begin.column + column - 1 });
  const offsets = offsetsInQuotes(written, type === 'QUOTE_SINGLE' ? IN_SINGLE : IN_DOUBLE);
  return (_line, column) => ({ ...begin, column: begin.column + (offsets[column - 1] ?? 0) });
}

/** For each character of a quoted value, how far from the quote its written form stands. */
function offsetsInQuotes(written: string, pieces: RegExp): number[] {
  return [...written.slice(1).matchAll(pieces)].flatMap(({ 0: piece, index }) =>
    piece.startsWith('\\U') ? [index + 1, index + 1] : [index + 1],
  );
}

function blockLocator(value: string, block: string, begin: Place): Locator {
  const written = block.split('\n').slice(1);
  const lines = value.split('\n');
  const first = lines.findIndex((line) => line.trim() !== '');
  const indent = Math.max(0, (written[first]?.trimEnd().length ?? 0) - (lines[first]?.trimEnd().length ?? 0));
  return (line, column) => {
    const [place, inLine] = placeInLines(lines, line, column);
    return { ...begin, line: begin.line + place, column: inLine + indent };
  };
}

/** The place of a character; behind the end of its line, it is in a later one, since lines were joined to one. */
function placeInLines(lines: readonly string[], line: number, column: number): [line: number, column: number] {
  let [place, rest, text] = [line, column, (lines[line - 1] ?? '').trimEnd()];
  let blanks = 0;
  while ((rest > text.length + 1 || (place > line && text === '')) && place < lines.length) {
    if (text !== '') rest -= text.length + 1;
    const next = lines[place++] ?? '';
    text = next.trim();
    blanks = next.length - next.trimStart().length;
  }
  return [place, rest + blanks];
}
