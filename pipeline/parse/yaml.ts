import { isMap, isScalar, LineCounter, type Document, type Node, type YAMLMap } from 'yaml';
import type { Locator, Place, Report } from '../report.ts';
import { composeYaml, type YamlBound } from './compose-yaml.ts';
import { MOST_YAML_DEPTH, MOST_YAML_PARTS } from '../limits.ts';
import { isTooLong } from '../too-long.ts';
import { nodeAt } from './node-at.ts';
import { firstAlias, REFUSED, toPlainValue } from './plain-yaml.ts';
import { reportLostTexts } from './report-lost-texts.ts';
import { reportMistakes } from './report-mistakes.ts';
import { scalarLocator } from './scalar-locator.ts';
import type { YamlOptions } from './yaml-options.ts';

/** Keys and indices from the root of a YAML document to a value. */
export type Path = readonly (string | number)[];

/** A parsed YAML text: its plain value, and where each part of it stands in the file. */
export interface YamlSource {
  readonly value: unknown;
  /**
   * Lines of the file that are read as they were probably meant, since they cannot be read as they are, or would lose something;
   * undefined where all can. What is made of such a text is good for findings only, and none is wanted about these lines.
   */
  readonly guessed?: ReadonlySet<number>;
  /** Present where the fields that go with it are not all what the file says. */
  readonly faults?: Faults;
  /** The place of the value at `path`, or of the nearest parent that exists. */
  placeOf(path: Path): Place;
  /** The place of the key that leads to `path`. */
  placeOfKey(path: Path): Place;
  /** Maps places inside the string at `path` to places in the file. */
  locate(path: Path): Locator;
  /** The value at `path` as it was typed, if that is in one line; `name` is its key where `isKey`. */
  typedAt(path: Path, isKey?: boolean): Typed | undefined;
}

/** Tells what follows from the faults of a file, and is not to be told again. */
export interface Faults {
  /** Whether a value is not what the file says: it is not right, or what it is in is not. */
  isAt(path: Path): boolean;
  /** The same, or something in it is not right. */
  isIn(path: Path): boolean;
  /** Whether a field that is not there may stand in the file in another place, or under another name. */
  mayHide(path: Path): boolean;
}

/** A value or a name in its line. */
export interface Typed {
  readonly before: string;
  readonly text: string;
  readonly after: string;
}

/**
 * Parses YAML 1.2. Reports what cannot be read, or would be lost, at its place; what is returned then is as it was probably
 * meant (`guessed`), or undefined where that cannot be known.
 */
export function parseYaml(text: string, options: YamlOptions, collector: Report): YamlSource | undefined {
  const isLong = isTooLong(text, collector, (line) => ({
    file: options.file,
    line: line + options.linesAbove,
    column: 1,
  }));
  if (isLong) return undefined;
  const compose = (source: string): Document | YamlBound =>
    composeYaml(source, {
      prettyErrors: false,
      logLevel: 'error',
      schema: options.schema ?? 'core',
      strict: true,
    });
  const document = compose(text);
  if ('what' in document) {
    collector.report('document-limit', placesIn(text, options)(document.offset), WORDS_OF_BOUND[document.what]);
    return undefined;
  }
  if (document.errors.length === 0) return toSource(document, text, options, collector);
  const meant = reportMistakes(text, compose, options, collector);
  if (!meant) return undefined;
  const again = compose(meant.text);
  return 'what' in again ? undefined : toSource(again, meant.text, options, collector, meant.guessed);
}

function toSource(
  document: Document,
  text: string,
  options: YamlOptions,
  collector: Report,
  guessed?: ReadonlySet<number>,
): YamlSource | undefined {
  const placeAt = placesIn(text, options);
  const lost = options.isRight ? [] : reportLostTexts(document, text, options, placeAt, collector, guessed);
  const unclear = new Set([...(guessed ?? []), ...lost]);
  const value = toPlainValue(document);
  if (value === REFUSED) {
    const reason = 'too many repetitions by `*name`';
    collector.report('yaml-syntax', placeAt(firstAlias(document)), { reason, help: 'Write out what is repeated.' });
    return undefined;
  }
  return {
    value,
    ...(unclear.size > 0 && { guessed: unclear }),
    placeOf: (path) => placeAt(offsetOf(document, path)),
    placeOfKey: (path) => placeAt(keyOffsetOf(document, path)),
    locate: (path) => scalarLocator(nodeAt(document, path), text, placeAt),
    typedAt: (path, isKey = false) => typedIn(text, isKey ? keyRangeOf(document, path) : nodeAt(document, path)?.range),
  };
}

/** Where the characters of a text stand in its file. The library's parser misses lines that it skips after a fault. */
function placesIn(text: string, { file, linesAbove }: YamlOptions): (offset: number) => Place {
  const lines = new LineCounter();
  lines.addNewLine(0);
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) lines.addNewLine(end + 1);
  return (offset) => {
    const { line, col } = lines.linePos(offset);
    return { file, line: line + linesAbove, column: col };
  };
}

const WORDS_OF_BOUND: Record<YamlBound['what'], Record<'what' | 'limit', string>> = {
  parts: { what: 'names and values', limit: String(MOST_YAML_PARTS) },
  levels: { what: 'levels of lists and fields', limit: String(MOST_YAML_DEPTH) },
};

function typedIn(text: string, range: Node['range'] | undefined): Typed | undefined {
  if (!range) return undefined;
  const [start] = range;
  const typed = text.slice(start, range[1]).trimEnd();
  const end = start + typed.length;
  if (typed.includes('\n')) return undefined;
  const begin = text.lastIndexOf('\n', start - 1) + 1;
  const [after = ''] = text.slice(end).split(/\r?\n/, 1);
  return { before: text.slice(begin, start), text: typed, after };
}

function offsetOf(document: Document, path: Path): number {
  for (let length = path.length; length >= 0; length--) {
    const start = nodeAt(document, path.slice(0, length))?.range?.[0];
    if (start !== undefined) return start;
  }
  return 0;
}

function keyOffsetOf(document: Document, path: Path): number {
  return keyRangeOf(document, path)?.[0] ?? offsetOf(document, path.slice(0, -1));
}

function keyRangeOf(document: Document, path: Path): Node['range'] | undefined {
  const parent = nodeAt(document, path.slice(0, -1));
  return isMap(parent) ? keyRangesIn(parent).get(String(path.at(-1))) : undefined;
}

/** Where each name of a map stands; kept, since every unknown name asks. */
function keyRangesIn(map: YAMLMap): ReadonlyMap<string, Node['range']> {
  const known = keyRanges.get(map);
  if (known) return known;
  const ranges = new Map<string, Node['range']>();
  for (const { key } of map.items) if (isScalar(key) && key.range) ranges.set(String(key.value), key.range);
  keyRanges.set(map, ranges);
  return ranges;
}

const keyRanges = new WeakMap<YAMLMap, ReadonlyMap<string, Node['range']>>();
