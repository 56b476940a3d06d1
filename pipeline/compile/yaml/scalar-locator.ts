import type { Locator, Place } from '../../lint/report.ts';
import type { YamlSpan } from './spans.ts';

const IN_SINGLE = /''|[\s\S]/g;
const IN_DOUBLE = /\\(?:x..|u.{4}|U.{8}|[\s\S])|[\s\S]/g;

/**
 * Maps places in a trimmed YAML text, with its lines kept or joined to one, to places in its file; `written` is its
 * source text. Exact for `|` blocks and for one-line values, escapes included; for folded text, returns the place where
 * the value begins.
 */
export function scalarLocator({ style, lead = '', indent = 0 }: YamlSpan, written: string, begin: Place): Locator {
  if (style === 'BLOCK_LITERAL') return afterBlanks(lead, blockLocator(written, indent, begin));
  if (style === undefined || style === 'BLOCK_FOLDED' || written.includes('\n')) return () => begin;
  return afterBlanks(lead, lineLocator(written, style, begin));
}

/** The schema trims every text, so its first place is that of the first non-blank character. */
function afterBlanks(lead: string, locate: Locator): Locator {
  const blanks = lead.split('\n');
  const columns = blanks.at(-1)?.length ?? 0;
  return (line, column) => locate(line + blanks.length - 1, line === 1 ? column + columns : column);
}

function lineLocator(written: string, style: YamlSpan['style'], begin: Place): Locator {
  if (style === 'PLAIN') return (_line, column) => ({ ...begin, column: begin.column + column - 1 });
  const offsets = offsetsInQuotes(written, style === 'QUOTE_SINGLE' ? IN_SINGLE : IN_DOUBLE);
  return (_line, column) => ({ ...begin, column: begin.column + (offsets[column - 1] ?? 0) });
}
/** Returns the offset from the opening quote of each character's written form. */
function offsetsInQuotes(written: string, pieces: RegExp): number[] {
  return [...written.slice(1).matchAll(pieces)].flatMap(({ 0: piece, index }) =>
    piece.startsWith('\\U') ? [index + 1, index + 1] : [index + 1],
  );
}

function blockLocator(written: string, indent: number, begin: Place): Locator {
  const lines = written
    .split('\n')
    .slice(1)
    .map((line) => line.slice(indent));
  return (line, column) => {
    const [place, inLine] = placeInLines(lines, line, column);
    return { ...begin, line: begin.line + place, column: inLine + indent };
  };
}

/**
 * Returns the place of a character; a column past the end of its line is in a later line, because lines were joined.
 */
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
