import * as z from 'zod';
import type { Report } from '../report.ts';
import { faultOfDay } from './day.ts';
import { nearestValue } from '../nearest.ts';
import type { Path, YamlSource } from './yaml.ts';

type Issue = z.core.$ZodIssue;

/**
 * Checks a YAML value against the schema that defines what a writer may write.
 * Every fault becomes a finding at its place; returns undefined if there was one.
 */
export function validate<T>(schema: z.ZodType<T>, source: YamlSource, report: Report): T | undefined {
  const result = schema.safeParse(source.value ?? {});
  for (const issue of result.error?.issues ?? []) reportIssue(issue, schema, source, report);
  const daysRight = daysAreRight(schema, source, report);
  return result.success && daysRight ? result.data : undefined;
}

function reportIssue(issue: Issue, schema: z.ZodType, source: YamlSource, report: Report): void {
  const path = issue.path as Path;
  if (issue.code === 'unrecognized_keys') {
    const known = knownKeys(schemaAt(schema, path, source.value));
    for (const key of issue.keys) {
      report.report('front-matter-unknown', source.placeOfKey([...path, key]), () => ({
        field: nameOfField([...path, key]),
        ...nearestValue(key, known),
      }));
    }
    return;
  }
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const closest = issue.errors.toSorted((a, b) => depth(b) - depth(a))[0] ?? [];
    for (const inner of closest) {
      const nested = { ...inner, path: [...issue.path, ...inner.path] } as Issue;
      reportIssue(nested, schema, source, report);
    }
    return;
  }
  const value = valueAt(source.value, path);
  const type = schemaAt(schema, path, source.value);
  if (isDay(type) && typeof value === 'number') return;
  const place = issue.code === 'invalid_key' ? source.placeOfKey(path) : source.placeOf(path);
  const field = nameOfField(path);
  if (value === undefined) report.report('front-matter-missing', place, { field });
  else if (path.length === 0) report.report('yaml-syntax', place, { reason: reasonOfRoot(issue, value) });
  else report.report('front-matter-field', place, { field, reason: reasonOf(issue, value) });
}

/** `hero.actions.to`, or ``; a place says better which entry of a list is meant, unless it is all there is to say. */
function nameOfField(path: Path): string {
  const last = path.at(-1);
  const names = path.filter((key) => typeof key === 'string').join('.');
  if (typeof last !== 'number') return names;
  return names === '' ? `entry ${last + 1}` : `${names}, entry ${last + 1}`;
}

function reasonOfRoot(issue: Issue, value: unknown): string {
  const expected = issue.code === 'invalid_type' && issue.expected === 'array' ? '- name: value' : 'name: value';
  return `${describe(value)}, expected lines such as \`${expected}\``;
}

/** Of several alternatives that failed, the one that got furthest is the one that was meant. */
function depth(issues: readonly Issue[]): number {
  return issues.reduce(
    (most, issue) => Math.max(most, issue.path.length * 2 + Number(issue.code !== 'invalid_type')),
    0,
  );
}

function reasonOf(issue: Issue, value: unknown): string {
  if (value === null) return 'it is empty';
  switch (issue.code) {
    case 'invalid_type':
      return `expected ${nameOfType(issue.expected)}, not ${describe(value)}${quotesHelp(issue.expected, value)}`;
    case 'invalid_value':
      return `expected ${oneOf(issue.values.map(String))}, not ${describe(value)}`;
    case 'invalid_union':
      return `expected ${oneOf(kindsOf(issue))}, not ${describe(value)}`;
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array'
        ? 'it is empty'
        : `expected at least ${issue.minimum}`;
    case 'too_big':
      return `expected at most ${issue.maximum}`;
    case 'invalid_key':
      return `${issue.issues[0]?.message ?? 'expected another name'}, not ${describe(issue.path.at(-1))}`;
    default:
      return issue.message.startsWith('expected')
        ? `${issue.message}, not ${describe(value)}`
        : `unexpected ${describe(value)}`;
  }
}

function quotesHelp(expected: string, value: unknown): string {
  if (expected !== 'string') return '';
  if (typeof value !== 'object') return '; put it in double quotes';
  const braces = Object.keys(value ?? {})[0]?.startsWith('{') ?? false;
  return braces ? '; a value that begins with `{{` needs double quotes' : '';
}

function oneOf(values: readonly string[]): string {
  const quoted = values.map((value) => `\`${value}\``);
  return [quoted.slice(0, -1).join(', '), ...quoted.slice(-1)].filter(Boolean).join(' or ');
}

/** What `kind` may be: zod says it, but not in the type of its issue. */
function kindsOf(issue: Issue): string[] {
  return 'options' in issue && Array.isArray(issue.options) ? issue.options.map(String) : [];
}

function nameOfType(type: string): string {
  const names: Record<string, string> = {
    string: 'text',
    array: 'a list',
    object: 'fields of its own',
    record: 'names with a text each',
    boolean: '`true` or `false`',
    number: 'a number',
    int: 'a whole number',
  };
  return names[type] ?? type;
}

function describe(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'fields';
  return `\`${String(value)}\``;
}

function daysAreRight(schema: z.ZodType, source: YamlSource, report: Report): boolean {
  if (!(schema instanceof z.ZodObject)) return true;
  let right = true;
  for (const [field, type] of Object.entries(schema.shape as Record<string, z.ZodType>)) {
    const value = valueAt(source.value, [field]);
    if (!isDay(type) || (typeof value !== 'string' && typeof value !== 'number')) continue;
    const reason = faultOfDay(String(value));
    if (reason === undefined) continue;
    report.report('bad-date', source.placeOf([field]), { field, value: String(value), reason });
    right = false;
  }
  return right;
}

function isDay(type: z.ZodType): boolean {
  return unwrap(type).meta()?.['day'] === true;
}

function unwrap(type: z.ZodType): z.ZodType {
  let inner = type;
  while (inner instanceof z.ZodOptional || inner instanceof z.ZodDefault || inner instanceof z.ZodPrefault) {
    inner = inner.unwrap() as z.ZodType;
  }
  return inner;
}

function schemaAt(schema: z.ZodType, path: Path, value: unknown): z.ZodType {
  let [type, here] = [unwrap(schema), value];
  for (const key of path) {
    if (type instanceof z.ZodArray) type = unwrap(type.element as z.ZodType);
    else if (type instanceof z.ZodObject) type = unwrap((type.shape as Record<string, z.ZodType>)[key] ?? z.unknown());
    else if (type instanceof z.ZodRecord) type = unwrap(type.valueType as z.ZodType);
    here = valueAt(here, [key]);
    if (type instanceof z.ZodUnion) type = optionFor(type, here);
  }
  return type;
}

/** Of a union's options, the object whose `kind` is the one that was typed. */
function optionFor(union: z.ZodUnion, value: unknown): z.ZodType {
  const objects = union.options.filter((option): option is z.ZodObject => option instanceof z.ZodObject);
  const kind = valueAt(value, ['kind']);
  const match = objects.find((option) => {
    const type = (option.shape as Record<string, z.ZodType>)['kind'];
    return type instanceof z.ZodLiteral && type.value === kind;
  });
  return match ?? objects[0] ?? union;
}

function knownKeys(type: z.ZodType): readonly string[] {
  return type instanceof z.ZodObject ? Object.keys(type.shape as object) : [];
}

function valueAt(value: unknown, path: Path): unknown {
  let here = value;
  for (const key of path) {
    if (typeof here !== 'object' || here === null) return undefined;
    here = (here as Record<string | number, unknown>)[key];
  }
  return here;
}
