import {
  isAlias,
  isCollection,
  isMap,
  isScalar,
  LineCounter,
  visit,
  type Document,
  type Node,
  type YAMLError,
  type YAMLMap,
} from 'yaml';
import type { Locator, Place, Report } from '../report.ts';
import { composeYaml, type YamlBound } from './compose-yaml.ts';
import { MOST_YAML_DEPTH, MOST_YAML_PARTS } from '../limits.ts';
import { isTooLong } from '../too-long.ts';
import { scalarLocator } from './scalar-locator.ts';

/** Keys and indices from the root of a YAML document to a value. */
export type Path = readonly (string | number)[];

/** A parsed YAML text: its plain value, and where each part of it stands in the file. */
export interface YamlSource {
  readonly value: unknown;
  /** The place of the value at `path`, or of the nearest parent that exists. */
  placeOf(path: Path): Place;
  /** The place of the key that leads to `path`. */
  placeOfKey(path: Path): Place;
  /** Maps places inside the string at `path` to places in the file. */
  locate(path: Path): Locator;
}

interface Options {
  readonly file: string;
  /** Lines of the file above the YAML text. */
  readonly linesAbove: number;
  /** With `failsafe`, every scalar is taken as the text that was typed. */
  readonly schema?: 'core' | 'failsafe';
}

/** Parses YAML 1.2. Reports syntax errors and tabs with their places; returns undefined if there was one. */
export function parseYaml(text: string, options: Options, collector: Report): YamlSource | undefined {
  const isLong = isTooLong(text, collector, (line) => ({
    file: options.file,
    line: line + options.linesAbove,
    column: 1,
  }));
  if (isLong) return undefined;
  const { report } = collector;
  const lines = countLines(text);
  const document = composeYaml(text, {
    prettyErrors: false,
    logLevel: 'error',
    schema: options.schema ?? 'core',
    strict: true,
  });
  const placeAt = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { file: options.file, line: line + options.linesAbove, column: col };
  };
  if ('what' in document) {
    report('document-limit', placeAt(document.offset), WORDS_OF_BOUND[document.what]);
    return undefined;
  }
  for (const error of document.errors) {
    const tab = error.code === 'TAB_AS_INDENT' || text.slice(error.pos[0], error.pos[1]).includes('\t');
    if (tab) report('yaml-tab', placeAt(error.pos[0]));
    else report('yaml-syntax', placeAt(offsetOfFault(error, document)), { reason: reasonOf(error, text) });
  }
  if (document.errors.length > 0) return undefined;
  const escapes = brokenEscapes(document);
  for (const { offset, escape } of escapes) report('yaml-escape', placeAt(offset), { escape });
  if (escapes.length > 0) return undefined;
  const value = toPlainValue(document, (offset) =>
    report('yaml-syntax', placeAt(offset), { reason: 'too many repetitions by `*name`' }),
  );
  if (value === REFUSED) return undefined;
  return {
    value,
    placeOf: (path) => placeAt(offsetOf(document, path)),
    placeOfKey: (path) => placeAt(keyOffsetOf(document, path)),
    locate: (path) => scalarLocator(nodeAt(document, path), text, placeAt),
  };
}

/** The lines of a text; the library's parser misses those that it skips after a fault. */
function countLines(text: string): LineCounter {
  const lines = new LineCounter();
  lines.addNewLine(0);
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) lines.addNewLine(end + 1);
  return lines;
}

const WORDS_OF_BOUND: Record<YamlBound['what'], Record<'what' | 'limit', string>> = {
  parts: { what: 'names and values', limit: String(MOST_YAML_PARTS) },
  levels: { what: 'levels of lists and fields', limit: String(MOST_YAML_DEPTH) },
};

/** Half of a character, which `"\\uD800"` can say but no file can hold. */
const HALF = /\p{Surrogate}/u;

function brokenEscapes(document: Document): { offset: number; escape: string }[] {
  const found: { offset: number; escape: string }[] = [];
  visit(document, {
    Scalar(_key, { value, range }) {
      const [half] = (typeof value === 'string' && HALF.exec(value)) || [];
      if (half === undefined) return;
      const escape = `\\u${half.charCodeAt(0).toString(16).toUpperCase()}`;
      found.push({ offset: range?.[0] ?? 0, escape });
    },
  });
  return found;
}

const REFUSED = Symbol('refused');

/** Aliases that multiply without end are refused here, by the library's own limit. */
function toPlainValue(document: Document, refuse: (offset: number) => void): unknown {
  try {
    return document.toJS({ maxAliasCount: 100 }) as unknown;
  } catch (error) {
    if (!(error instanceof ReferenceError)) throw error;
    refuse(firstOffset(document, isAlias));
    return REFUSED;
  }
}

/** The library's own words where they are plain; where they speak of its grammar, the slip behind it. */
function reasonOf({ code, message, pos }: YAMLError, text: string): string {
  const line = text.slice(text.lastIndexOf('\n', pos[0] - 1) + 1).split('\n')[0] ?? '';
  if (code === 'BLOCK_AS_IMPLICIT_KEY') return 'a value with `: ` in it needs double quotes';
  if (code === 'DUPLICATE_KEY') return 'this field stands here a second time';
  if (isOpenQuote({ code, message })) return 'the quote that begins here is not closed';
  if (message.includes('start at the same column')) return 'this line is not indented like those above it';
  if (code === 'UNEXPECTED_TOKEN' && /(?:: |- )\{\{/.test(line))
    return 'a value that begins with `{{` needs double quotes';
  return lowerFirst(message);
}

/** The library finds an open quote where the text ends; the writer opened it where the value begins. */
function offsetOfFault(error: YAMLError, document: Document): number {
  if (!isOpenQuote(error)) return error.pos[0];
  return firstOffset(document, (node) => isScalar(node) && (node.range?.[1] ?? 0) >= error.pos[0]);
}

function isOpenQuote({ code, message }: Pick<YAMLError, 'code' | 'message'>): boolean {
  return code === 'MISSING_CHAR' && message.includes('quote');
}

function firstOffset(document: Document, wanted: (node: unknown) => boolean): number {
  let offset = 0;
  visit(document, {
    Node(_key, node) {
      if (!wanted(node)) return undefined;
      offset = node.range?.[0] ?? 0;
      return visit.BREAK;
    },
  });
  return offset;
}

function nodeAt(document: Document, path: Path): Node | null {
  let node: Node | null = document.contents;
  for (const key of path) {
    if (!isCollection(node)) return null;
    node = (node.get(key, true) as Node | undefined) ?? null;
  }
  return node;
}

function offsetOf(document: Document, path: Path): number {
  for (let length = path.length; length >= 0; length--) {
    const start = nodeAt(document, path.slice(0, length))?.range?.[0];
    if (start !== undefined) return start;
  }
  return 0;
}

function keyOffsetOf(document: Document, path: Path): number {
  const parent = nodeAt(document, path.slice(0, -1));
  if (!isMap(parent)) return offsetOf(document, path);
  return keyOffsetsIn(parent).get(String(path.at(-1))) ?? offsetOf(document, path.slice(0, -1));
}

/** Where each name of a map stands; kept, since every unknown name asks. */
function keyOffsetsIn(map: YAMLMap): ReadonlyMap<string, number> {
  const known = keyOffsets.get(map);
  if (known) return known;
  const offsets = new Map<string, number>();
  for (const { key } of map.items) if (isScalar(key) && key.range) offsets.set(String(key.value), key.range[0]);
  keyOffsets.set(map, offsets);
  return offsets;
}

const keyOffsets = new WeakMap<YAMLMap, ReadonlyMap<string, number>>();

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1).replace(/\.$/, '');
}
