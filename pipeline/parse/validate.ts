import type * as z from 'zod';
import type { Report } from '../report.ts';
import { rules, type RuleName } from '../rules.ts';
import { nearestValue } from '../nearest.ts';
import { reasonOf, reasonOfRoot, wordsOf } from './schema-words.ts';
import type { Path, YamlSource } from './yaml.ts';

type Issue = z.core.$ZodIssue;

/**
 * Checks a YAML value against the schema that defines what a writer may write. Every fault becomes a finding at its
 * place, by the rule that the check carries as `params.rule`; returns undefined if there was one.
 */
export function validate<T>(schema: z.ZodType<T>, source: YamlSource, report: Report): T | undefined {
  const { data, error } = schema.safeParse(source.value ?? {}, { error: wordsOf });
  for (const issue of error?.issues.flatMap(meantBy) ?? []) reportIssue(issue, source, report);
  return data;
}

/** Of several alternatives that failed, those faults that lie inside the value; its own kind was then right. */
function meantBy(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const closest = issue.errors.find((faults) => faults.some(({ path }) => path.length > 0)) ?? issue.errors[0] ?? [];
  return closest.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })).flatMap(meantBy);
}

function reportIssue(issue: Issue, source: YamlSource, report: Report): void {
  const path = issue.path.filter((key) => typeof key !== 'symbol');
  if (issue.code === 'unrecognized_keys') {
    for (const key of issue.keys) reportUnknown([...path, key], issue.message.split(' '), source, report);
    return;
  }
  const value = issue.code === 'invalid_key' ? path.at(-1) : valueAt(source.value, path);
  const place = issue.code === 'invalid_key' ? source.placeOfKey(path) : source.placeOf(path);
  const field = nameOfField(path);
  const carried: unknown = issue.code === 'custom' ? issue.params?.['rule'] : undefined;
  if (value === undefined) report.report('front-matter-missing', place, { field });
  else if (path.length === 0) report.report('yaml-syntax', place, { reason: reasonOfRoot(issue, value) });
  else if (isRule(carried)) report.report(carried, place, { field, value: String(value), reason: issue.message });
  else report.report('front-matter-field', place, { field, reason: reasonOf(issue, value) });
}

function isRule(name: unknown): name is RuleName {
  return typeof name === 'string' && Object.hasOwn(rules, name);
}

function reportUnknown(path: Path, known: readonly string[], source: YamlSource, report: Report): void {
  report.report('front-matter-unknown', source.placeOfKey(path), () => ({
    field: nameOfField(path),
    ...nearestValue(String(path.at(-1)), known),
  }));
}

/** `hero.actions.to`, or ``; a place says better which entry of a list is meant, unless it is all there is to say. */
function nameOfField(path: Path): string {
  const last = path.at(-1);
  const names = path.filter((key) => typeof key === 'string').join('.');
  if (typeof last !== 'number') return names;
  return names === '' ? `entry ${last + 1}` : `${names}, entry ${last + 1}`;
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((here, key) => Reflect.get(Object(here), key), value);
}
