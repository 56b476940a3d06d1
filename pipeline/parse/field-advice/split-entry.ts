import type * as z from 'zod';
import type { Mend } from '../../report.ts';
import type { Path, YamlSource } from '../yaml.ts';
import type { ParametersOf } from '../../rules.ts';

type Issue = z.core.$ZodIssue;

/** Joined lists that are tried at most. */
const MOST_TRIED = 100;

/** A piece of an entry that a hyphen before one of its fields has cut off. */
export interface CutPiece {
  /** Its path, and the first name in it. */
  readonly path: Path;
  readonly name: string;
}

/** Pieces of entries that have been cut, and what else there is to say. */
export interface SplitEntries {
  readonly pieces: readonly CutPiece[];
  readonly others: readonly Issue[];
}

/** Finds entries that are right once they are joined with those above them, among the faults of a file. */
export function findSplits(issues: readonly Issue[], root: unknown, schema: z.ZodType): SplitEntries {
  const faulty = new Set(issues.map((issue) => keyOf(entryOf(issue))));
  const joined = new Set<string>();
  const pieces: CutPiece[] = [];
  let left = MOST_TRIED;
  for (const issue of issues) {
    const entry = entryOf(issue);
    const index = entry.at(-1);
    if (typeof index !== 'number' || joined.has(keyOf(entry))) continue;
    const list = entry.slice(0, -1);
    const isFaulty = (at: number): boolean => faulty.has(keyOf([...list, at])) && !joined.has(keyOf([...list, at]));
    const run = runsAt(fieldsOf(root, list), index, isFaulty).find(({ from, to }) => {
      const whole = left-- > 0 ? withJoined(root, list, from, to) : undefined;
      return whole !== undefined && !hasFaultAt(schema, whole, [...list, from]);
    });
    if (!run) continue;
    for (let at = run.from; at <= run.to; at++) {
      const path = [...list, at];
      joined.add(keyOf(path));
      const [name = ''] = Object.keys(Object(fieldsOf(root, list)[at]));
      if (at > run.from) pieces.push({ path, name });
    }
  }
  return { pieces, others: issues.filter((issue) => !joined.has(keyOf(entryOf(issue)))) };
}

/** What a finding says of it, and its mend. */
export function valuesOfSplit(
  { path, name }: CutPiece,
  source: YamlSource,
): { values: ParametersOf<'yaml-list'>; mend?: Mend } {
  const typed = source.typedAt([...path, name], true);
  if (!typed) return { values: { extra: name, help: 'Put a blank in the place of the hyphen.' } };
  const line = typed.before.replace('-', ' ') + typed.text + typed.after.trimEnd();
  return {
    values: { extra: name, line },
    mend: { actual: `- `, expected: '  ' },
  };
}

/** The entry of a list that a fault is in, by its path; empty for a fault elsewhere. */
function entryOf({ path }: Issue): Path {
  const at = path.findLastIndex((key) => typeof key === 'number');
  return path.slice(0, at + 1).filter((key) => typeof key !== 'symbol');
}

function keyOf(path: Path): string {
  return JSON.stringify(path);
}

function fieldsOf(root: unknown, list: Path): readonly unknown[] {
  const entries = list.reduce<unknown>((here, key) => Reflect.get(Object(here), key), root);
  return Array.isArray(entries) ? (entries as unknown[]) : [];
}

/** Neighbors that may be one entry, the longest runs first: those from a faulty one on, or from the one above it. */
function runsAt(
  entries: readonly unknown[],
  index: number,
  isFaulty: (at: number) => boolean,
): { readonly from: number; readonly to: number }[] {
  return [index, index - 1].flatMap((from) => {
    const names = new Set<string>();
    let to = from;
    while (to < entries.length && (to === from || isFaulty(to)) && areNew(entries[to], names)) to++;
    const [least, last] = [Math.max(from + 1, index), to - 1];
    return Array.from({ length: Math.max(0, last - least + 1) }, (_, shorter) => ({ from, to: last - shorter }));
  });
}

/** Whether an entry has fields, none of which is among `names`; adds them. */
function areNew(entry: unknown, names: Set<string>): boolean {
  if (!isFields(entry)) return false;
  const own = Object.keys(entry);
  const isNew = own.length > 0 && own.every((name) => !names.has(name));
  for (const name of own) names.add(name);
  return isNew;
}

function withJoined(root: unknown, list: Path, from: number, to: number): unknown {
  const entries = fieldsOf(root, list);
  const whole = Object.assign({}, ...entries.slice(from, to + 1)) as unknown;
  return withValue(root, list, [...entries.slice(0, from), whole, ...entries.slice(to + 1)]);
}

function hasFaultAt(schema: z.ZodType, root: unknown, path: Path): boolean {
  const issues = schema.safeParse(root).error?.issues ?? [];
  return issues.some((issue) => path.every((key, index) => issue.path[index] === key));
}

function withValue(value: unknown, [key, ...rest]: Path, inner: unknown): unknown {
  if (key === undefined) return inner;
  const copy: unknown = Array.isArray(value) ? [...(value as unknown[])] : { ...Object(value) };
  Reflect.set(Object(copy), key, withValue(Reflect.get(Object(value), key), rest, inner));
  return copy;
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
