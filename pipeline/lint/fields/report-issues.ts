import { dayWithoutTime } from '../../content/day-form.ts';
import { groupBy } from '../../shared/group-by.ts';
import { onlyNear } from '../../shared/nearest.ts';
import { optional } from '../../shared/optional.ts';
import type { Report } from '../report.ts';
import { rules, type RuleName } from '../rules.ts';
import { likelyIssues, toPath, valueAt, type Issue } from './issues.ts';
import { meantField, plainField } from './meant-field.ts';
import { helpForRoot, helpOf, reasonOf, reasonOfRoot } from '../../compile/fields/schema-words.ts';
import type { Path } from '../../compile/yaml/spans.ts';
import type { YamlSource } from '../../compile/yaml/yaml-source.ts';

/** Fields as they were typed, their places, and the lines that were read as probably meant. */
export interface TypedFields {
  readonly value: unknown;
  readonly yaml: YamlSource;
  readonly unclear: ReadonlySet<number>;
}

/** Reports what a schema refuses, at its place and under the rule that the check names in `params.rule`. */
export function reportIssues(refused: readonly Issue[], source: TypedFields, report: Report): void {
  const issues = refused.flatMap((issue) => likelyIssues(issue, source.value));
  const misspelt = misspeltFields(issues, source);
  const told = keepBack(report, source);
  for (const alike of entriesByLine(issues, source))
    if (!misspelt.has(JSON.stringify(alike[0]?.path))) reportAlike(alike, source, told);
}

/** Returns the paths of fields that are missing only because a name beside them is misspelt. */
function misspeltFields(issues: readonly Issue[], source: TypedFields): ReadonlySet<string> {
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

/** Returns a report that drops findings in lines that were read as probably meant, except missing fields. */
function keepBack(report: Report, { unclear }: TypedFields): Report {
  if (unclear.size === 0) return report;
  return {
    ...report,
    report: (rule, place, values, fix) => {
      if (!unclear.has(place.line) || rule === 'front-matter-missing') report.report(rule, place, values, fix);
    },
  };
}

/**
 * Groups issues: each on its own, except those about the form of list entries on one line, such as topics in brackets.
 */
function entriesByLine(issues: readonly Issue[], source: TypedFields): Issue[][] {
  const groups = groupBy(issues, (issue) => {
    const path = toPath(issue.path);
    const isEntry = issue.code === 'invalid_format' && typeof path.at(-1) === 'number';
    return isEntry ? JSON.stringify([path.slice(0, -1), source.yaml.placeOf(path).line]) : issue;
  });
  return [...groups.values()];
}

/** Reports an issue, or several about entries of one list, as one finding; unknown fields get one each. */
function reportAlike([issue, ...others]: readonly Issue[], source: TypedFields, { report }: Report): void {
  if (!issue) return;
  const path = toPath(issue.path);
  const value = valueAt(source.value, path);
  const place = source.yaml.placeOf(path);
  const field = nameOfField(others.length > 0 ? path.slice(0, -1) : path);
  const carried: unknown = issue.code === 'custom' ? issue.params?.['rule'] : undefined;
  if (issue.code === 'unrecognized_keys')
    for (const key of issue.keys) reportUnknown([...path, key], issue.message.split(' '), source, { report });
  else if (issue.code === 'invalid_key')
    report('front-matter-field', source.yaml.placeOfKey(path), { field, reason: reasonOf(issue, path.at(-1)) });
  else if (value === undefined) report('front-matter-missing', place, { field });
  else if (path.length === 0)
    report('yaml-syntax', place, { reason: reasonOfRoot(issue, value), help: helpForRoot(issue) });
  else if (isRule(carried)) {
    const day = carried === 'bad-date' ? dayWithoutTime(String(value)) : undefined;
    const typed = day === undefined ? undefined : source.yaml.typedAt(path);
    const values = { field, value: String(value), reason: issue.message, ...(day !== undefined && { day }) };
    report(carried, place, values, typed && day !== undefined ? { actual: typed.text, expected: day } : undefined);
  } else {
    const all = [value, ...others.map((other) => valueAt(source.value, toPath(other.path)))];
    const help = helpOf(issue, path, value);
    const reason = reasonOf(issue, others.length > 0 ? all.join('`, `') : value);
    report('front-matter-field', place, { field, reason, ...optional('help', help) });
  }
}

function isRule(name: unknown): name is RuleName {
  return typeof name === 'string' && Object.hasOwn(rules, name);
}

/**
 * Reports a field that is not among the `known` ones, and suggests the one that was probably meant, unless the file has
 * it already.
 */
function reportUnknown(
  path: Path,
  known: readonly string[],
  source: TypedFields,
  { report }: Pick<Report, 'report'>,
): void {
  const name = String(path.at(-1));
  const beside = Object.keys(Object(valueAt(source.value, path.slice(0, -1))));
  const nearest = meantField(name, known, beside);
  const typed = nearest === undefined || beside.includes(nearest) ? undefined : source.yaml.typedAt(path, true);
  const place = source.yaml.placeOfKey(path);
  const field = nameOfField(path);
  if (nearest === undefined || !typed)
    return report('front-matter-unknown', place, { field, ...optional('nearest', nearest) });
  const isSure = plainField(nearest) === plainField(name) || onlyNear(name, known) === nearest;
  const write = `${typed.before}${nearest}${typed.after}`.trim();
  const fix = isSure ? { actual: typed.text, expected: nearest } : undefined;
  return report('front-matter-unknown', place, { field, nearest, write }, fix);
}

/**
 * Returns `hero.actions.to`, or an empty text. Omits list positions, because a finding's place shows the entry, unless
 * the path is nothing else.
 */
function nameOfField(path: Path): string {
  const last = path.at(-1);
  const names = path.filter((key) => typeof key === 'string').join('.');
  if (typeof last !== 'number') return names;
  return names === '' ? `entry ${last + 1}` : `${names}, entry ${last + 1}`;
}
