import type { Fix } from '../../findings/finding.ts';
import type { KnownFields } from '../fields/known-fields.ts';
import type { ParametersOf, RuleName } from '../../findings/rules.ts';
import { nextContentLine, readLine } from './yaml-line.ts';

/** A YAML text that the parser refuses, with its first error. */
export interface Broken {
  readonly lines: readonly string[];
  /** The line of the error, from 0. */
  readonly at: number;
  /** The parser's code for it. */
  readonly code: string;
  /** Number of lines above the text in the file. */
  readonly linesAbove: number;
  readonly known: KnownFields;
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

/** Looks for one kind of mistake; undefined if the error is of another kind. */
export type Diagnose = (broken: Broken) => Mistake | undefined;

/**
 * Returns the lines that may contain the mistake, the most likely first: that of the parser's error, its neighbors, and
 * the first line of the list entry.
 */
export function suspects({ lines, at }: Pick<Broken, 'lines' | 'at'>): number[] {
  const below = nextContentLine(lines, at + 1, 1);
  const above = nextContentLine(lines, at - 1, -1);
  const entry = lines.findLastIndex((line, index) => index < at && readLine(line).dashes !== '');
  return [...new Set([at, below, above, entry])].filter((line) => line >= 0 && line < lines.length);
}
