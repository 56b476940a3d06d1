import type * as z from 'zod';
import type { Mend } from '../../report.ts';
import type { Path, YamlSource } from '../yaml.ts';
import type { Advice } from './advice.ts';

type Issue = z.core.$ZodIssue;

/** Entries of one list that stand on one line and are refused for their form: one line mends them all. */
export interface RefusedEntries {
  readonly list: Path;
  readonly first: Path;
  readonly issue: Issue;
  readonly values: readonly string[];
  readonly line: string;
  readonly mend: Mend;
}

interface Entry {
  readonly path: Path;
  readonly issue: Issue;
  readonly start: number;
  readonly mend: Mend;
  readonly line: string;
}

/** Finds lists of which several entries on one line are refused, each with one right form; the other issues stay as they are. */
export function findRefusedEntries(
  issues: readonly Issue[],
  source: YamlSource,
  adviceOf: (issue: Issue, path: Path) => Advice,
): { readonly lists: RefusedEntries[]; readonly others: readonly Issue[] } {
  const lines = new Map<string, Entry[]>();
  for (const issue of issues) {
    const path = issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step));
    const typed = issue.code === 'invalid_format' && typeof path.at(-1) === 'number' ? source.typedAt(path) : undefined;
    const mend = typed && /\[/.test(typed.before) ? adviceOf(issue, path).mend : undefined;
    if (!typed || !mend) continue;
    const line = typed.before + typed.text + typed.after;
    const key = JSON.stringify([path.slice(0, -1), line]);
    const entry = { path, issue, start: typed.before.length, mend, line };
    lines.set(key, [...(lines.get(key) ?? []), entry]);
  }
  const groups = [...lines.values()].filter((entries) => entries.length > 1);
  const taken = new Set(groups.flat().map(({ issue }) => issue));
  return { lists: groups.flatMap(joinEntries), others: issues.filter((issue) => !taken.has(issue)) };
}

function joinEntries(entries: readonly Entry[]): RefusedEntries[] {
  const [first, last] = [entries[0], entries.at(-1)];
  if (!first || !last) return [];
  let [expected, at] = ['', first.start];
  for (const { start, mend, line } of entries) {
    expected += line.slice(at, start) + mend.expected;
    at = start + mend.actual.length;
  }
  const { path, issue, line, start } = first;
  return [
    {
      list: path.slice(0, -1),
      first: path,
      issue,
      values: entries.map(({ mend }) => mend.actual),
      line: (line.slice(0, start) + expected + line.slice(at)).trim(),
      mend: { actual: line.slice(start, at), expected },
    },
  ];
}
