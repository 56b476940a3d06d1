import { LineCounter } from 'yaml';
import type { Locator, Place } from '../../lint/report.ts';
import { faultsFrom, type Faults, type KnownFaults } from './faults.ts';
import { scalarLocator } from './scalar-locator.ts';
import { spanKey, type Path, type YamlSpan, type Spans } from './spans.ts';

/** Finds where the values of a YAML text stand in their file. */
export interface YamlSource {
  /** Present if some fields differ from what the file says. */
  readonly faults?: Faults;
  /** Returns the place of the value at `path`, or of the nearest parent that exists. */
  placeOf(path: Path): Place;
  /** Returns the place of the key that leads to `path`. */
  placeOfKey(path: Path): Place;
  /** Maps places inside the string at `path` to places in the file. */
  locate(path: Path): Locator;
  /** Returns the value at `path` as typed, or its key if `isKey`; undefined if it spans several lines. */
  typedAt(path: Path, isKey?: boolean): Typed | undefined;
}

/** What is known about a YAML text besides its value, as plain data. */
export interface YamlNotes {
  readonly spans: Spans;
  /** Number of lines above the text in the file. */
  readonly linesAbove: number;
  /** The text as it was probably meant, if the typed text cannot be parsed. */
  readonly meant?: string;
  readonly faults?: KnownFaults;
}

/** A value or a key, with the rest of its line. */
export interface Typed {
  readonly before: string;
  readonly text: string;
  readonly after: string;
}

/** Opens the places of a text; calls `textOf` when the first place is needed. */
export function openSource(file: string, notes: YamlNotes, textOf: () => string): YamlSource {
  const { spans, linesAbove, faults } = notes;
  let known: { readonly text: string; readonly placeAt: (offset: number) => Place } | undefined;
  const open = () => {
    if (known) return known;
    const typed = textOf();
    const text = notes.meant ?? typed;
    const placeAt = placesIn(text, file, linesAbove);
    const toTyped = text === typed ? undefined : asTyped(typed, text, linesAbove);
    known = { text, placeAt: toTyped ? (offset) => toTyped(placeAt(offset)) : placeAt };
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
    ...(faults && { faults: faultsFrom(faults) }),
    placeOf: (path) => open().placeAt(offsetOf(path)),
    placeOfKey: (path) => open().placeAt(spanAt(path)?.key?.[0] ?? offsetOf(path.slice(0, -1))),
    locate(path) {
      let locator: Locator | undefined;
      return (line, column) => {
        if (!locator) {
          const [{ text, placeAt }, span = {}] = [open(), spanAt(path)];
          const [start, end] = span.at ?? [0, 0];
          locator = scalarLocator(span, text.slice(start, end), placeAt(start));
        }
        return locator(line, column);
      };
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

/** Maps places in the meant text to places in the typed text. */
function asTyped(typed: string, meant: string, linesAbove: number): (place: Place) => Place {
  const [lines, meantLines] = [typed.split('\n'), meant.split('\n')];
  return (place) => {
    const index = place.line - linesAbove - 1;
    return { ...place, column: columnAsTyped(place.column, meantLines[index], lines[index]) };
  };
}

/** Maps a column of a meant line to the typed line; shifts it by the difference in indentation. */
export function columnAsTyped(column: number, meant = '', typed = ''): number {
  const by = typed.trim() === meant.trim() ? meant.indexOf(meant.trim()) - typed.indexOf(typed.trim()) : 0;
  return Math.min(Math.max(1, column - by), typed.length + 1);
}

function typedIn(text: string, [start, rangeEnd]: readonly [number, number]): Typed | undefined {
  const typed = text.slice(start, rangeEnd).trimEnd();
  const end = start + typed.length;
  if (typed.includes('\n')) return undefined;
  const begin = text.lastIndexOf('\n', start - 1) + 1;
  const [after = ''] = text.slice(end).split(/\r?\n/, 1);
  return { before: text.slice(begin, start), text: typed, after };
}
