import type * as z from 'zod';
import type { Mend } from '../../report.ts';
import type { Path, YamlSource } from '../yaml.ts';

type Issue = z.core.$ZodIssue;

/** An entry of a list that a hyphen before one of its fields has cut in two. */
export interface SplitEntry {
  /** The path of the second piece, and the first name in it. */
  readonly path: Path;
  readonly name: string;
  /** What else there is to say. */
  readonly others: readonly Issue[];
}

/** Finds an entry that is right once it is joined with the one above it, among the faults of a file. */
export function findSplit(issues: readonly Issue[], root: unknown, schema: z.ZodType): SplitEntry | undefined {
  for (const { path } of issues) {
    const at = path.findLastIndex((key) => typeof key === 'number');
    const entry = path.slice(0, at + 1).filter((key) => typeof key !== 'symbol');
    const index = entry.at(-1);
    if (typeof index !== 'number' || index === 0) continue;
    const list = entry.slice(0, -1);
    const joined = joinedAt(root, list, index);
    if (joined === undefined) continue;
    const pieces = new Set([[...list, index - 1], entry].map((one) => JSON.stringify(one)));
    const others = issues.filter((issue) => !pieces.has(JSON.stringify(issue.path.slice(0, entry.length))));
    const left = schema.safeParse(joined.root).error?.issues.length ?? 0;
    if (others.length < issues.length && left <= others.length) return { path: entry, name: joined.name, others };
  }
  return undefined;
}

/** What a finding says of it, and its mend. */
export function valuesOfSplit(
  { path, name }: SplitEntry,
  source: YamlSource,
): { values: Record<string, string>; mend?: Mend } {
  const typed = source.typedAt([...path, name], true);
  if (!typed) return { values: { extra: name, help: 'Put a blank in the place of the hyphen.' } };
  const line = typed.before.replace('-', ' ') + typed.text + typed.after.trimEnd();
  return {
    values: { extra: name, line },
    mend: { actual: `- `, expected: '  ' },
  };
}

/** The whole value with two neighbors of a list joined; undefined if they are no pieces of one. */
function joinedAt(root: unknown, list: Path, index: number): { root: unknown; name: string } | undefined {
  const entries = list.reduce<unknown>((here, key) => Reflect.get(Object(here), key), root);
  const [one, other]: unknown[] = Array.isArray(entries) ? [entries[index - 1], entries[index]] : [];
  if (!isFields(one) || !isFields(other) || !Array.isArray(entries)) return undefined;
  const [name] = Object.keys(other);
  if (name === undefined || Object.keys(other).some((key) => Object.hasOwn(one, key))) return undefined;
  const whole = [
    ...(entries as unknown[]).slice(0, index - 1),
    { ...one, ...other },
    ...(entries as unknown[]).slice(index + 1),
  ];
  return { root: withValue(root, list, whole), name };
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
