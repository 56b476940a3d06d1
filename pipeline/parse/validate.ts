import type * as z from 'zod';
import { MOST_ALIKE } from '../limits.ts';
import type { Report } from '../report.ts';
import { rules, type RuleName } from '../rules.ts';
import { adviceFor, type Advice } from './field-advice/advice.ts';
import { findRefusedEntries, type RefusedEntries } from './field-advice/refused-entries.ts';
import { toKebab } from './field-advice/meant-names.ts';
import { isNoStandIn } from './field-advice/meant-values.ts';
import type { Words } from './field-advice/split-words.ts';
import { isCalledSo, meantField } from './field-advice/meant-field.ts';
import { explainUnknown } from './field-advice/unknown-field.ts';
import { helpForRoot, reasonOf, reasonOfRoot, wordsOf } from './schema-words.ts';
import type { Path, YamlSource } from './yaml.ts';

export type Issue = z.core.$ZodIssue;

/**
 * Checks a YAML value against the schema that defines what a writer may write. Every fault becomes a finding at its
 * place, by the rule that the check carries as `params.rule`; returns undefined if there was one. `words`: what lists may
 * hold, such as topics.
 */
export function validate<T>(
  schema: z.ZodType<T>,
  source: YamlSource,
  report: Report,
  words: Words = new Map(),
): T | undefined {
  const { data, error } = schema.safeParse(source.value ?? {}, { error: wordsOf });
  const issues = error?.issues.flatMap((issue) => meantBy(issue, source.value)) ?? [];
  const misspelt = misspeltFields(issues, source);
  const told = keepBack(report, source);
  const adviceOf = (issue: Issue, path: Path): Advice =>
    adviceFor(schema, issue, path, valueAt(source.value, path), source, words);
  const refused = findRefusedEntries(issues.slice(0, MOST_ALIKE), source, adviceOf);
  for (const list of refused.lists) reportEntries(list, source, told);
  const single = [...refused.others, ...issues.slice(MOST_ALIKE)];
  for (const [index, issue] of single.filter(({ path }) => !misspelt.has(JSON.stringify(path))).entries())
    reportIssue(index < MOST_ALIKE ? { schema, words } : undefined, issue, source, told);
  return source.guessed ? undefined : data;
}

function reportEntries(
  { list, first, issue, values, line, mend }: RefusedEntries,
  source: YamlSource,
  { report }: Report,
): void {
  const reason = reasonOf(issue, values.join('`, `'));
  const told = { field: nameOfField(list), reason, help: `Write \`${line}\`.` };
  report('front-matter-field', source.placeOf(first), told, mend);
}

/** The paths of fields that are missing only since their names are misspelt beside. */
function misspeltFields(issues: readonly Issue[], source: YamlSource): ReadonlySet<string> {
  const missing = new Set(
    issues
      .filter(({ path }) => valueAt(source.value, toPath(path)) === undefined)
      .map(({ path }) => JSON.stringify(path)),
  );
  return new Set(
    issues.flatMap((issue) => {
      if (issue.code !== 'unrecognized_keys' || missing.size === 0) return [];
      const known = issue.message.split(' ');
      const beside = Object.keys(Object(valueAt(source.value, toPath(issue.path))));
      const meant = issue.keys.map((key) => JSON.stringify([...issue.path, meantField(key, known, beside)]));
      return meant.filter((path) => missing.has(path));
    }),
  );
}

/** A report that takes nothing about lines that were read as they were probably meant, unless something is missing there. */
function keepBack(report: Report, { guessed }: YamlSource): Report {
  if (!guessed) return report;
  return {
    ...report,
    report: (rule, place, values, mend) => {
      if (!guessed.has(place.line) || rule === 'front-matter-missing') report.report(rule, place, values, mend);
    },
  };
}

/**
 * Of several alternatives that failed, the faults of the one that was most likely meant: its own kind is right, and few are its faults.
 * A fact without quotes, or what is marked as no stand-in, looks like fields, but is a text.
 */
export function meantBy(issue: Issue, root: unknown): Issue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const value = valueAt(root, toPath(issue.path));
  const meant =
    isBareFact(value) || isNoStandIn(value) || isNoneOf(issue.errors, value)
      ? issue.errors.find((faults) => faults.every(({ path }) => path.length === 0))
      : closestOf(issue.errors);
  return (meant ?? issue.errors[0] ?? [])
    .map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }))
    .flatMap((inner) => meantBy(inner, root));
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

/** Whether fields stand where a text may, and not one of them is known, or near to one that is. */
function isNoneOf(alternatives: readonly Issue[][], value: unknown): boolean {
  const names = Object.keys(Object(value));
  const areUnknown = alternatives.flat().some((fault) => {
    if (fault.code !== 'unrecognized_keys' || fault.keys.length < names.length) return false;
    const known = fault.message.split(' ');
    return names.every((name) => meantField(name, known, names) === undefined);
  });
  return areUnknown && alternatives.some(isText);
}

/** Whether the faults of an alternative are that it is a text. */
function isText([fault]: readonly Issue[]): boolean {
  return fault?.code === 'invalid_type' && fault.expected === 'string' && fault.path.length === 0;
}

/** Whether a value is of another kind than expected, such as a text in place of fields. */
function isOtherKind(faults: readonly Issue[]): boolean {
  return faults.some(({ path, code }) => path.length === 0 && code !== 'unrecognized_keys');
}

/** With a schema, what to do is looked for: values are tried with it, which takes its time. */
function reportIssue(
  known: { schema: z.ZodType; words: Words } | undefined,
  issue: Issue,
  source: YamlSource,
  report: Report,
): void {
  const path = toPath(issue.path);
  if (issue.code === 'unrecognized_keys') {
    for (const key of issue.keys) reportUnknown([...path, key], issue.message.split(' '), source, report);
    return;
  }
  if (issue.code === 'invalid_key') {
    reportName(issue, path, source, report);
    return;
  }
  const value = valueAt(source.value, path);
  const place = source.placeOf(path);
  const field = nameOfField(path);
  const carried: unknown = issue.code === 'custom' ? issue.params?.['rule'] : undefined;
  const called = value === undefined && issue.code === 'invalid_union' ? otherNameOf(path, source) : undefined;
  if (called !== undefined) reportUnknown([...path.slice(0, -1), called], [String(path.at(-1))], source, report);
  else if (value === undefined) report.report('front-matter-missing', place, { field });
  else if (path.length === 0)
    report.report('yaml-syntax', place, { reason: reasonOfRoot(issue, value), help: helpForRoot(issue) });
  else {
    const { help, mend, reason }: Advice = known
      ? adviceFor(known.schema, issue, path, value, source, known.words)
      : {};
    const values = { field, ...(help !== undefined && { help }) };
    if (isRule(carried))
      report.report(carried, place, { ...values, value: String(value), reason: issue.message }, mend);
    else report.report('front-matter-field', place, { ...values, reason: reason ?? reasonOf(issue, value) }, mend);
  }
}

/** The name beside a missing field, which says what kind of entry this is, that others have for it. */
function otherNameOf(path: Path, source: YamlSource): string | undefined {
  const beside = Object.keys(Object(valueAt(source.value, path.slice(0, -1))));
  return beside.find((name) => isCalledSo(name, String(path.at(-1))));
}

/** A name that the writer invents, such as that of a fact, in a form that it cannot have. */
function reportName(issue: Issue, path: Path, source: YamlSource, report: Report): void {
  const name = String(path.at(-1));
  const typed = source.typedAt(path, true);
  const meant = toKebab(name);
  const isTaken = Object.hasOwn(Object(valueAt(source.value, path.slice(0, -1))), meant);
  const isKnown = typed !== undefined && meant !== '' && !isTaken;
  report.report(
    'front-matter-field',
    source.placeOfKey(path),
    {
      field: nameOfField(path),
      reason: reasonOf(issue, name),
      ...(isKnown && { help: `Write \`${(typed.before + meant + typed.after).trim()}\`.` }),
    },
    isKnown ? { actual: typed.text, expected: meant } : undefined,
  );
}

export function toPath(path: Issue['path']): Path {
  return path.filter((key) => typeof key !== 'symbol');
}

function isRule(name: unknown): name is RuleName {
  return typeof name === 'string' && Object.hasOwn(rules, name);
}

function reportUnknown(path: Path, known: readonly string[], source: YamlSource, report: Report): void {
  const beside = Object.keys(Object(valueAt(source.value, path.slice(0, -1))));
  const { values, mend } = explainUnknown(path, known, beside, source);
  report.report('front-matter-unknown', source.placeOfKey(path), values, mend);
}

/** `hero.actions.to`, or ``; a place says better which entry of a list is meant, unless it is all there is to say. */
function nameOfField(path: Path): string {
  const last = path.at(-1);
  const names = path.filter((key) => typeof key === 'string').join('.');
  if (typeof last !== 'number') return names;
  return names === '' ? `entry ${last + 1}` : `${names}, entry ${last + 1}`;
}

export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((here, key) => Reflect.get(Object(here), key), value);
}
