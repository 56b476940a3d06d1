import { LineCounter } from 'yaml';
import type { FileWithMessages, Locator, Place, TextInFile } from '../findings/message.ts';
import { spanKey, type Path, type YamlSpan, type Spans } from './spans.ts';

/** Finds where the values of a YAML text stand in their file. */
export interface YamlSource {
  /** Returns the place of the value at `path`, or of the nearest parent that exists. */
  placeOf(path: Path): Place;
  /** Returns the place of the key that leads to `path`. */
  placeOfKey(path: Path): Place;
  /** Returns the string at `path`. */
  textAt(path: Path): TextInFile;
  /** Returns the value at `path` as typed, or its key if `isKey`; undefined if it spans several lines. */
  typedAt(path: Path, isKey?: boolean): Typed | undefined;
}

/** What is known about a YAML text besides its value, as plain data. */
export interface YamlNotes {
  readonly spans: Spans;
  /** Number of lines above the text in the file. */
  readonly linesAbove: number;
}

/** A value or a key, with the rest of its line. */
export interface Typed {
  readonly before: string;
  readonly text: string;
  readonly after: string;
}

/** Opens the places of a text; calls `textOf` when the first place is needed. */
export function openSource(file: FileWithMessages, notes: YamlNotes, textOf: () => string): YamlSource {
  const { spans, linesAbove } = notes;
  let known: { readonly text: string; readonly placeAt: (offset: number) => Place } | undefined;
  const open = () => {
    if (known) return known;
    const text = textOf();
    known = { text, placeAt: placesIn(text, file.path, linesAbove) };
    return known;
  };
  const spanAt = (path: Path): YamlSpan | undefined => spans.get(spanKey(path));
  const offsetOf = (path: Path): number => {
    for (let length = path.length; length >= 0; length--) {
      const at = spanAt(path.slice(0, length))?.at;
      if (at) return at[0];
    }
    return 0;
  };
  return {
    placeOf: (path) => open().placeAt(offsetOf(path)),
    placeOfKey: (path) => open().placeAt(spanAt(path)?.key?.[0] ?? offsetOf(path.slice(0, -1))),
    textAt(path) {
      let locator: Locator | undefined;
      const locate: Locator = (line, column) => {
        if (!locator) {
          const [{ text, placeAt }, span = {}] = [open(), spanAt(path)];
          const [start, end] = span.at ?? [0, 0];
          locator = scalarLocator(span, text.slice(start, end), placeAt(start));
        }
        return locator(line, column);
      };
      return { locate, message: file.message };
    },
    typedAt(path, isKey = false) {
      const span = spanAt(path);
      const range = isKey ? span?.key : span?.at;
      return range && typedIn(open().text, range);
    },
  };
}

/**
 * Maps offsets in a text to places in its file. The library's line counter misses lines that its parser skips after a
 * fault.
 */
export function placesIn(text: string, file: string, linesAbove: number): (offset: number) => Place {
  const lines = new LineCounter();
  lines.addNewLine(0);
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) lines.addNewLine(end + 1);
  return (offset) => {
    const { line, col } = lines.linePos(offset);
    return { file, line: line + linesAbove, column: col };
  };
}

function typedIn(text: string, [start, rangeEnd]: readonly [number, number]): Typed | undefined {
  const typed = text.slice(start, rangeEnd).trimEnd();
  const end = start + typed.length;
  if (typed.includes('\n')) return undefined;
  const begin = text.lastIndexOf('\n', start - 1) + 1;
  const [after = ''] = text.slice(end).split(/\r?\n/, 1);
  return { before: text.slice(begin, start), text: typed, after };
}

const IN_SINGLE = /''|[\s\S]/g;
const IN_DOUBLE = /\\(?:x..|u.{4}|U.{8}|[\s\S])|[\s\S]/g;

/**
 * Maps places in a trimmed YAML text, with its lines kept or joined to one, to places in its file; `written` is its
 * source text. Exact for `|` blocks and for one-line values, escapes included; for folded text, returns the place where
 * the value begins.
 */
function scalarLocator({ style, lead = '', indent = 0 }: YamlSpan, written: string, begin: Place): Locator {
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
