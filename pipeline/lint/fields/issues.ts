import type * as z from 'zod';
import type { Path } from '../../compile/yaml/spans.ts';

export type Issue = z.core.$ZodIssue;

/**
 * Picks among alternatives that failed the issues of the one that was most likely meant: its `kind` is right, and it has the fewest issues.
 * A fact without quotes looks like fields, but is a text.
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

/** What YAML makes of `{{ name }}` without quotes: braces as the name of a field. */
function isBareFact(value: unknown): boolean {
  const [only, ...others] = Object.keys(Object(value));
  return others.length === 0 && only !== undefined && /^\{.*\}$/.test(only);
}

/** Whether a value is of another kind than expected, such as a text in place of fields. */
function isOtherKind(faults: readonly Issue[]): boolean {
  return faults.some(({ path, code }) => path.length === 0 && code !== 'unrecognized_keys');
}

/** The path of an issue as that of a value in YAML, which has no symbols. */
export function toPath(path: Issue['path']): Path {
  return path.filter((key) => typeof key !== 'symbol');
}

/** The value at a path; undefined where there is none. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((here, key) => Reflect.get(Object(here), key), value);
}
