import type * as z from 'zod';
import type { KnownFaults } from '../../compile/yaml/faults.ts';
import { MOST_ALIKE } from '../../content/limits.ts';
import { likelyIssues, toPath, valueAt, type Issue } from './issues.ts';
import { knownFields } from './known-fields.ts';
import { meantField } from './meant-field.ts';
import { schemaWordsOf } from '../../compile/fields/schema-words.ts';
import type { TypedFields } from './report-issues.ts';
import type { Path } from '../../compile/yaml/spans.ts';

/** Maximum number of rounds of replacing values. */
const MOST_ATTEMPTS = 40;

/** The fields of a file with mistakes, changed until they pass the schema. */
export interface RecoveredFields<T> {
  /** What the file says where it is right; elsewhere absent, or a valid dummy value if the schema needs one. */
  readonly fields: T;
  readonly faults: KnownFaults;
}

/**
 * Replaces every fault with something valid, so that the other fields can be checked. The result is never published.
 * Undefined if that is impossible.
 */
export function recoveredFields<T>(schema: z.ZodType<T>, source: TypedFields): RecoveredFields<T> | undefined {
  const root: unknown = structuredClone(source.value ?? {});
  const faults = new Map<string, Path>();
  const unknown = new Set<string>();
  const attempts = new Map<string, number>();
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const { data, error } = schema.safeParse(root, { error: schemaWordsOf });
    if (!error) {
      const paths = [...faults.values(), ...(source.unclear.size > 0 ? unclearPaths(source) : [])];
      return { fields: data as T, faults: { paths, unknown: [...unknown], guessed: [...source.unclear] } };
    }
    const handled = new Set<string>();
    for (const issue of error.issues.flatMap((one) => likelyIssues(one, root)))
      if (!patch(issue, handled)) return undefined;
  }
  return undefined;

  /** Removes unknown fields and replaces a wrong value with the next dummy value; returns false if there is none. */
  function patch(issue: Issue, handled: Set<string>): boolean {
    const path = toPath(issue.path);
    if (issue.code === 'unrecognized_keys') return takeOut(path, issue.keys, issue.message.split(' '));
    if (issue.code === 'invalid_key') return takeOut(path.slice(0, -1), [String(path.at(-1))], []);
    return replace(outermost(path), handled);
  }

  function takeOut(above: Path, names: readonly string[], known: readonly string[]): boolean {
    const fields = Object(valueAt(root, above)) as object;
    const beside = Object.keys(fields);
    for (const [index, name] of names.entries()) {
      Reflect.deleteProperty(fields, name);
      note([...above, name]);
      const meant = index < MOST_ALIKE ? meantField(name, known, beside) : undefined;
      if (meant !== undefined && !beside.includes(meant)) note([...above, meant]);
      unknown.add(name);
    }
    return true;
  }

  function replace(path: Path, handled: Set<string>): boolean {
    if (path.length === 0) return false;
    const key = note(path);
    if (handled.has(key)) return true;
    handled.add(key);
    const fields = Object(valueAt(root, path.slice(0, -1))) as object;
    const last = path.at(-1) ?? '';
    const count = attempts.get(key) ?? 0;
    attempts.set(key, count + 1);
    const mayLack = typeof last === 'string' && (count > 0 || Object.hasOwn(fields, last));
    // The first attempt removes the field; later ones try dummy values; then the parent of the field is replaced.
    if (mayLack && count === 0) return Reflect.deleteProperty(fields, last);
    const values = knownFields(schema).plainValuesAt(path.filter((part) => typeof part === 'string'));
    const value = values[count - (mayLack ? 1 : 0)];
    if (value === undefined) return replace(path.slice(0, -1), handled);
    return Reflect.set(fields, last, structuredClone(value));
  }

  /**
   * Returns the path to the first replaced value on a path, or the path itself: an error inside a replaced value is a
   * fault of the dummy.
   */
  function outermost(path: Path): Path {
    const end = path.findIndex((_, index) => attempts.has(JSON.stringify(path.slice(0, index + 1))));
    return end < 0 ? path : path.slice(0, end + 1);
  }

  function note(path: Path): string {
    const key = JSON.stringify(path);
    faults.set(key, path);
    return key;
  }
}

/** Returns the paths of all values that begin in unclear lines. */
function unclearPaths({ value: root, yaml, unclear }: TypedFields): Path[] {
  const found: Path[] = [];
  const seen = new Set<object>();
  walk(root, []);
  return found;

  function walk(value: unknown, path: Path): void {
    // A YAML alias can make a cycle.
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    for (const [key, inner] of Object.entries(value)) {
      const here = [...path, Array.isArray(value) ? Number(key) : key];
      const place = Array.isArray(value) ? yaml.placeOf(here) : yaml.placeOfKey(here);
      if (unclear.has(place.line)) found.push(here);
      walk(inner, here);
    }
  }
}
