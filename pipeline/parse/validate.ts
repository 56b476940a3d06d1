import * as z from 'zod';
import type { Report } from '../report.ts';
import { faultOfDay } from './day.ts';
import { nearestValue } from './nearest.ts';
import type { Path, YamlSource } from './yaml.ts';

type Issue = z.core.$ZodIssue;

/**
 * Checks a YAML value against the schema that defines what a writer may write.
 * Every fault becomes a finding at its place; returns undefined if there was one.
 */
export function validate<T>(schema: z.ZodType<T>, source: YamlSource, report: Report): T | undefined {
  const result = schema.safeParse(source.value ?? {});
  if (!result.success) {
    for (const issue of result.error.issues) reportIssue(issue, schema, source, report);
    return undefined;
  }
  return daysAreRight(schema, source, report) ? result.data : undefined;
}

function reportIssue(issue: Issue, schema: z.ZodType, source: YamlSource, report: Report): void {
  const path = issue.path as Path;
  if (issue.code === 'unrecognized_keys') {
    const known = knownKeys(schemaAt(schema, path, source.value));
    for (const key of issue.keys) {
      report.report('front-matter-unknown', source.placeOfKey([...path, key]), {
        field: [...path, key].join('.'),
        ...nearestValue(key, known),
      });
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
  const field = path.join('.');
  if (value === undefined) {
    report.report('front-matter-missing', source.placeOf(path), { field });
    return;
  }
  report.report('front-matter-field', source.placeOf(path), { field, reason: reasonOf(issue, value) });
}

/** Of several alternatives that failed, the one that got furthest is the one that was meant. */
function depth(issues: readonly Issue[]): number {
  return Math.max(0, ...issues.map((issue) => issue.path.length * 2 + Number(issue.code !== 'invalid_type')));
}

function reasonOf(issue: Issue, value: unknown): string {
  if (value === null) return 'it is empty';
  switch (issue.code) {
    case 'invalid_type':
      return `expected ${nameOfType(issue.expected)}, not ${describe(value)}${quotesHelp(issue.expected, value)}`;
    case 'invalid_value':
      return `expected ${issue.values.map((allowed) => `\`${String(allowed)}\``).join(' or ')}, not ${describe(value)}`;
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array'
        ? 'it is empty'
        : `expected at least ${issue.minimum}`;
    case 'too_big':
      return `expected at most ${issue.maximum}`;
    case 'invalid_key':
      return `${describe(issue.path.at(-1))} is no name for it`;
    default:
      return issue.message.startsWith('expected')
        ? `${issue.message}, not ${describe(value)}`
        : `unexpected ${describe(value)}`;
  }
}

function quotesHelp(expected: string, value: unknown): string {
  return expected === 'string' && typeof value !== 'object' ? '; put it in double quotes' : '';
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
    if (!isDay(type) || typeof value !== 'string') continue;
    const reason = faultOfDay(value);
    if (reason === undefined) continue;
    report.report('bad-date', source.placeOf([field]), { field, value, reason });
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
