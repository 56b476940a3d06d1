import type { Mend } from '../../report.ts';
import type { RuleName } from '../../rules.ts';
import type { Taken } from '../known-fields.ts';

/** In place of the parser's name for an error: it took a text for the name of a field, or an entry of a list for a text. */
export const MISREAD = 'MISREAD';

/** A YAML text that the parser refuses, or misunderstands, and where. */
export interface Broken {
  readonly lines: readonly string[];
  /** The line, from 0, in which the parser finds its first error. */
  readonly at: number;
  /** The parser's name for that error, or MISREAD where it has none. */
  readonly code: string;
  /** Whether the text stands between the two lines of hyphens of a Markdown file. */
  readonly isFrontMatter: boolean;
  /** Names of the fields that a person says in an entry, where the text is a list of what people say. */
  readonly entry?: readonly string[] | undefined;
  /** Names that a field may have in a line; undefined where the writer invents them. */
  namesAt(line: number): ReadonlySet<string> | undefined;
  /** The same for other lines. */
  namesIn(lines: readonly string[]): Broken['namesAt'];
  takenIn(lines: readonly string[]): Broken['takenAt'];
  /** Names of the fields that must stand beside a line. */
  neededAt(line: number): ReadonlySet<string>;
  /** What may stand behind the name or the hyphen in a line; undefined where nobody knows. */
  takenAt(line: number): Taken | undefined;
}

/** What may be wrong, and the lines as they were probably meant; whoever asks tries whether the parser takes those. */
export interface Suggestion {
  readonly rule: RuleName;
  /** The line of the mistake, from 0, and its column, from 1. */
  readonly line: number;
  readonly column: number;
  readonly values: Readonly<Record<string, string>>;
  readonly mend?: Mend;
  /** Lines, by their number from 0, as they would be right; one that is two has a line end in it. */
  readonly edits: ReadonlyMap<number, string>;
}

/** One kind of mistake: what a look at the lines suggests, the likeliest first. */
export type Diagnose = (broken: Broken) => Iterable<Suggestion>;

/** A suggestion for one line that is to be written anew; `values` get the line to write. */
export function rewriting(
  broken: Broken,
  line: number,
  written: string,
  { rule, column, values = {} }: Pick<Suggestion, 'rule' | 'column'> & Partial<Pick<Suggestion, 'values'>>,
): Suggestion {
  const edits = new Map([[line, written]]);
  const old = (broken.lines[line] ?? '').trimEnd();
  const actual = old.slice(column - 1);
  const keepsStart = actual !== '' && written.startsWith(old.slice(0, column - 1));
  const mend = keepsStart ? { mend: { actual, expected: written.slice(column - 1) } } : {};
  return { rule, line, column, values: { ...values, write: written.trim(), line: written.trimEnd() }, edits, ...mend };
}
