import type { Fix } from '../report.ts';
import type { ParametersOf, RuleName } from '../rules.ts';
import { nextBusy, readLine } from './yaml-line.ts';

/** A YAML text that the parser refuses, and where. */
export interface Broken {
  readonly lines: readonly string[];
  /** The line, from 0, in which the parser finds its first error. */
  readonly at: number;
  /** The parser's name for that error. */
  readonly code: string;
  /** How many lines of the file stand above the text. */
  readonly linesAbove: number;
  /** Names that a field may have in a line; undefined where the writer invents them. */
  namesAt(line: number): ReadonlySet<string> | undefined;
}

type YamlRule = Extract<RuleName, `yaml-${string}`>;
type Told = { readonly [Name in YamlRule]: { readonly rule: Name; readonly values: ParametersOf<Name> } }[YamlRule];

/** A mistake at its place. */
export type Mistake = Told & {
  /** From 0. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
  readonly fix?: Fix;
};

/** What may be wrong, and the lines, by their number from 0, as they were probably meant; whether the parser takes those is tried. */
export type Suggestion = Mistake & { readonly edits: ReadonlyMap<number, string> };

/** One kind of mistake: what a look at the lines suggests, the likeliest first. */
export type Diagnose = (broken: Broken) => Iterable<Suggestion>;

/** The place and the fix of a suggestion for one line, which is to be written anew from a column on. */
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
 * Lines in which the mistake may be, the likeliest first: that of the parser's error, the one below it (an error stands
 * where a value begins, the mistake where it goes on), and some above, such as that in which the entry of a list begins.
 */
export function suspects({ lines, at }: Pick<Broken, 'lines' | 'at'>): number[] {
  const below = nextBusy(lines, at + 1, 1);
  const above = nextBusy(lines, at - 1, -1);
  const further = above < 0 ? -1 : nextBusy(lines, above - 1, -1);
  const entry = lines.findLastIndex((line, index) => index < at && readLine(line).dashes !== '');
  return [...new Set([at, below, above, further, entry])].filter((line) => line >= 0 && line < lines.length);
}
