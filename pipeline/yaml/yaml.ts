import { Composer, Lexer, Parser, visit, YAMLParseError, type Document, type YAMLError } from 'yaml';
import { MAX_YAML_DEPTH, MAX_YAML_PARTS } from '../content/limits.ts';
import { type FileWithMessages, tooLong } from '../findings/message.ts';
import { spansOf, type Spans } from './spans.ts';
import { placesIn } from './yaml-places.ts';

/** The start of a lexeme between parts: white space or a comment. */
const BLANK = /^[\s#]/;
/** The library's own mark before each scalar, a lexeme of its own. */
const SCALAR_MARK = '\u001f';

/** A YAML text in a file. */
export interface YamlText {
  readonly file: FileWithMessages;
  readonly text: string;
  /** Number of lines above the text in the file. */
  readonly linesAbove: number;
  /** With `failsafe`, every scalar is read as the text that was typed. */
  readonly schema?: 'core' | 'failsafe';
}

/** A parsed text: its plain value, and the place of each part. */
export interface ParsedYaml {
  readonly document: Document;
  readonly value: unknown;
  readonly spans: Spans;
}

/**
 * Parses YAML 1.2. Undefined, with a message, if a text exceeds the limits; leaves syntax errors to be explained by
 * others.
 */
export function readYaml(source: YamlText): ParsedYaml | { readonly errors: readonly YAMLError[] } | undefined {
  const { file, text, linesAbove, schema = 'core' } = source;
  const long = tooLong(text);
  if (long) {
    file.message(long.rule, { line: long.line + linesAbove, column: 1 }, long.values);
    return undefined;
  }
  const document = compose(text, schema, (offset, what, limit) =>
    file.message('document-limit', placesIn(text, file.path, linesAbove)(offset), { what, limit: String(limit) }),
  );
  if (!document || document.errors.length > 0) return document && { errors: document.errors };
  try {
    return { document, value: document.toJS({ maxAliasCount: 100 }) as unknown, spans: spansOf(document, text) };
  } catch (error) {
    // An alias of nothing, or aliases that multiply beyond the limit of the library.
    if (!(error instanceof ReferenceError)) throw error;
    return { errors: [new YAMLParseError(firstAlias(document), 'BAD_ALIAS', error.message)] };
  }
}

/** Tells whether a text has nothing but comments and empty lines. */
export function isEmptyYaml(text: string): boolean {
  return text.split('\n').every((line) => /^\s*(?:#|$)/.test(line));
}

/**
 * Composes a single YAML document as `parseDocument()` does, but counts while it reads. Undefined, after a call of
 * `refuse`, for text that is too deep or has too many parts: the library composes by recursion and compares each key
 * with all others.
 */
function compose(
  text: string,
  schema: 'core' | 'failsafe',
  refuse: (offset: number, what: string, limit: number) => void,
): Document | undefined {
  let isRefused = false;
  const composer = new Composer({ prettyErrors: false, logLevel: 'error', schema, strict: true });
  const [first, second] = [...composer.compose(tokens(), true, text.length)];
  if (isRefused) return undefined;
  if (second)
    first?.errors.push(
      new YAMLParseError([second.range[0], second.range[2]], 'MULTIPLE_DOCS', 'a second document begins here'),
    );
  return first;

  function* tokens() {
    const parser = new Parser();
    let parts = 0;
    for (const lexeme of new Lexer().lex(text)) {
      if (lexeme !== SCALAR_MARK && !BLANK.test(lexeme)) parts++;
      yield* parser.next(lexeme);
      const isDeep = parser.stack.length > MAX_YAML_DEPTH;
      isRefused = isDeep || parts > MAX_YAML_PARTS;
      if (isDeep) return refuse(parser.offset, 'levels of lists and fields', MAX_YAML_DEPTH);
      if (isRefused) return refuse(parser.offset, 'names and values', MAX_YAML_PARTS);
    }
    yield* parser.end();
  }
}

function firstAlias(document: Document): [start: number, end: number] {
  let range: [number, number] = [0, 0];
  visit(document, {
    Alias(_key, alias) {
      const [start = 0, end = start] = alias.range ?? [];
      range = [start, end];
      return visit.BREAK;
    },
  });
  return range;
}
