import { MAX_BYTES, MAX_LINES } from '../content/limits.ts';
import type { Fix, Place } from './finding.ts';
import type { ParametersOf, RuleName } from './rules.ts';

export type { Place } from './finding.ts';

/** Maps line `line`, column `column` (from 1) of a text to a place in its file. */
export type Locator = (line: number, column: number) => Place;

/** Parameters of a rule's message; a function if they are expensive to compute, such as a search for what was meant. */
export type Values<Name extends RuleName = RuleName> = ParametersOf<Name> | (() => ParametersOf<Name>);

/** A fix, or a function that computes it if finding out whether there is one is expensive. */
export type LazyFix = Fix | (() => Fix | undefined);

/** What is to be said of a text, wherever it stands. */
export interface Problem {
  readonly rule: RuleName;
  readonly values: Values;
  readonly fix: LazyFix | undefined;
}

/** A problem at its place in the content folder. */
export interface Message extends Problem {
  readonly place: Place;
  readonly explains?: readonly Span[] | undefined;
}

/**
 * Two places of a file between which one message says what is wrong: other findings there have the same cause, and are
 * dropped.
 */
export interface Span {
  readonly from: Place;
  readonly to: Place;
}

/** Where a whole file is at fault. */
export const START = { line: 1, column: 1 } as const;

/** Creates a problem of a rule. */
export function problem<Name extends RuleName>(rule: Name, values: Values<Name>, fix?: LazyFix): Problem {
  return { rule, values: values as Values, fix };
}

/** Creates a message of a rule. */
export function message<Name extends RuleName>(rule: Name, place: Place, values: Values<Name>, fix?: LazyFix): Message {
  return { ...problem(rule, values, fix), place };
}

/** Adds a message to a file; `at` is a place in the file. */
export type AddMessage = <Name extends RuleName>(
  rule: Name,
  at: Pick<Place, 'line' | 'column'>,
  values: Values<Name>,
  fix?: LazyFix,
  explains?: readonly Span[],
) => void;

/** A text in a content file, such as the value of a field. */
export interface TextInFile {
  /** Maps a place in the text to its place in the file. */
  readonly locate: Locator;
  readonly message: AddMessage;
}

/** A content file and what was found in it, as on a file of unified. */
export interface FileWithMessages extends TextInFile {
  /** Relative to the content folder. */
  readonly path: string;
  /** In the order in which they were added. */
  readonly messages: readonly Message[];
}

/** Returns a file without messages. */
export function fileAt(path: string): FileWithMessages {
  const messages: Message[] = [];
  const locate: Locator = (line, column) => ({ file: path, line, column });
  return {
    path,
    messages,
    locate,
    message: (rule, { line, column }, values, fix, explains) =>
      void messages.push({ ...message(rule, locate(line, column), values, fix), explains }),
  };
}

/**
 * Says why a text is too long to be parsed, and at which line; undefined if it is not. Examines no more of it than
 * necessary.
 */
export function tooLong(text: string): (Problem & { readonly line: number }) | undefined {
  const lines = countLines(text, MAX_LINES);
  if (isLongerThanBytes(text, MAX_BYTES))
    return { ...problem('document-limit', { what: 'bytes', limit: String(MAX_BYTES) }), line: 1 };
  if (lines > MAX_LINES)
    return { ...problem('document-limit', { what: 'lines', limit: String(MAX_LINES) }), line: lines };
  return undefined;
}

/** A UTF-16 code unit is one to three bytes in UTF-8. */
function isLongerThanBytes(text: string, most: number): boolean {
  if (text.length > most) return true;
  return text.length * 3 > most && new TextEncoder().encode(text).length > most;
}

function countLines(text: string, most: number): number {
  let lines = 1;
  for (let at = text.indexOf('\n'); at >= 0 && lines <= most; at = text.indexOf('\n', at + 1))
    if (at < text.length - 1) lines++;
  return lines;
}
