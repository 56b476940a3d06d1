import type * as z from 'zod';
import type { Path } from '../../compile/yaml/spans.ts';

/** A violation of a schema, as zod reports it. */
export type Issue = z.core.$ZodIssue;

/**
 * Picks the issues of the most likely among several failed alternatives: the one whose `kind` is right, and which has
 * the fewest issues. An unquoted fact looks like a mapping but is meant as text.
 */
export function likelyIssues(issue: Issue, root: unknown): Issue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const meant = isBareFact(valueAt(root, toPath(issue.path)))
    ? issue.errors.find((faults) => faults.every(({ path }) => path.length === 0))
    : closestOf(issue.errors);
  return (meant ?? issue.errors[0] ?? [])
    .map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }))
    .flatMap((inner) => likelyIssues(inner, root));
}

function closestOf(alternatives: readonly Issue[][]): Issue[] | undefined {
  const ofKind = alternatives.filter((faults) => faults.some(({ path }) => path.length > 0) || !isOtherKind(faults));
  return ofKind.toSorted((a, b) => a.length - b.length)[0];
}

/** Tells whether a value is an unquoted `{{ name }}`, which YAML reads as a mapping with braces as a key. */
function isBareFact(value: unknown): boolean {
  const [only, ...others] = Object.keys(Object(value));
  return others.length === 0 && only !== undefined && /^\{.*\}$/.test(only);
}

/** Tells whether a value has another type than expected, such as text instead of fields. */
function isOtherKind(faults: readonly Issue[]): boolean {
  return faults.some(({ path, code }) => path.length === 0 && code !== 'unrecognized_keys');
}

/** Converts the path of an issue to a YAML path, which has no symbols. */
export function toPath(path: Issue['path']): Path {
  return path.filter((key) => typeof key !== 'symbol');
}

/** Returns the value at a path; undefined if there is none. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((here, key) => Reflect.get(Object(here), key), value);
}
