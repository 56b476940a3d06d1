import type { Fix } from '../markdown/found.ts';
import type { ParametersOf, RuleName } from '../rules.ts';
import { nextContentLine, readLine } from './yaml-line.ts';

/** A YAML text that the parser refuses, with its first error. */
export interface Broken {
  readonly lines: readonly string[];
  /** The line of the first parser error, from 0. */
  readonly at: number;
  /** The parser's code for that error. */
  readonly code: string;
  /** Number of lines above the text in the file. */
  readonly linesAbove: number;
  /** Returns the field names allowed in a line; undefined if the writer invents them. */
  namesAt(line: number): ReadonlySet<string> | undefined;
}

type YamlRule = Extract<RuleName, `yaml-${string}`>;
type Reported = { readonly [Name in YamlRule]: { readonly rule: Name; readonly values: ParametersOf<Name> } }[YamlRule];

/** A mistake with its place. */
export type Mistake = Reported & {
  /** Counts from 0. */
  readonly line: number;
  /** Counts from 1. */
  readonly column: number;
  readonly fix?: Fix;
};

/**
 * A possible mistake, and the changed lines, by line number from 0; the caller tests whether the parser accepts them.
 */
export type Suggestion = Mistake & { readonly edits: ReadonlyMap<number, string> };

/** Finds one kind of mistake: yields suggestions, the most likely first. */
export type Diagnose = (broken: Broken) => Iterable<Suggestion>;

/** Returns the place and the fix of a suggestion that rewrites one line from a column on. */
export function rewriting(
  { lines }: Broken,
  line: number,
  column: number,
  written: string,
): Pick<Suggestion, 'line' | 'column' | 'fix' | 'edits'> {
  const old = (lines[line] ?? '').trimEnd();
  const actual = old.slice(column - 1);
  const keepsStart = actual !== '' && written.startsWith(old.slice(0, column - 1));
  return {
    line,
    column,
    edits: new Map([[line, written]]),
    ...(keepsStart && { fix: { actual, expected: written.slice(column - 1) } }),
  };
}

/**
 * Returns the lines that may contain the mistake, the most likely first: that of the parser's error, the one below it
 * (an error is reported where a value begins, but the mistake is where it continues), and some above, such as the first
 * line of the list entry.
 */
export function suspects({ lines, at }: Pick<Broken, 'lines' | 'at'>): number[] {
  const below = nextContentLine(lines, at + 1, 1);
  const above = nextContentLine(lines, at - 1, -1);
  const further = above < 0 ? -1 : nextContentLine(lines, above - 1, -1);
  const entry = lines.findLastIndex((line, index) => index < at && readLine(line).dashes !== '');
  return [...new Set([at, below, above, further, entry])].filter((line) => line >= 0 && line < lines.length);
}

/** The text as it was probably meant, with the same number of lines, and the lines of the file that differ. */
export interface Meant {
  readonly text: string;
  readonly guessed: ReadonlySet<number>;
}
