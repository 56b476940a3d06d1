import type * as z from 'zod';
import { dayMeant } from '../../content/day-form.ts';
import { toJsonSchema } from '../../content/schema/json-schemas.ts';
import { TO_FILL_IN } from '../../content/schema/starter-fields.ts';
import type { AddMessage } from '../../findings/message.ts';
import { type RuleName, rules } from '../../findings/rules.ts';
import { groupBy } from '../../shared/group-by.ts';
import { nearest, onlyNear } from '../../shared/nearest.ts';
import { optional } from '../../shared/optional.ts';
import { bodyOf } from '../../site/fields/front-matter.ts';
import type { FieldLinter, TypedFolder } from '../../site/fields/load-fields.ts';
import { helpForRoot, helpOf, reasonOf, reasonOfRoot } from '../../site/fields/schema-words.ts';
import type { FileLinter } from '../../site/parse/file-linter.ts';
import { valueAt } from '../../yaml/edit-yaml.ts';
import { fencedOf } from '../../yaml/fenced.ts';
import type { Path } from '../../yaml/spans.ts';
import { openSource, type YamlSource } from '../../yaml/yaml-places.ts';
import { reportCutValues } from '../yaml/cut-values.ts';
import { reportListLines } from '../yaml/list-lines.ts';
import { reportMistake } from '../yaml/report-mistake.ts';
import { readLine } from '../yaml/yaml-line.ts';
import { knownFields, namesAbove } from './known-fields.ts';

/** Reports what is wrong in fields that were read, and what would be lost silently. Returns fields without mistakes. */
export const lintFields: FieldLinter['fields'] = (source, read) => {
  if (reportListLines(source)) return undefined;
  if ('errors' in read) {
    reportMistake(source, read.errors);
    return undefined;
  }
  const { spans, value } = read;
  const notes = { spans, linesAbove: source.linesAbove };
  const told = reportCutValues(read, source);
  const yaml = openSource(source.file, notes, () => source.text);
  // A line has one finding, except for missing fields.
  const message: AddMessage = (rule, place, values, fix) => {
    if (!told.has(place.line) || rule === 'front-matter-missing') source.file.message(rule, place, values, fix);
  };
  if ('issues' in read) reportIssues(read.issues, { value, yaml, message });
  return 'fields' in read && told.size === 0 ? { fields: read.fields, value, notes } : undefined;
};

/**
 * Returns the kind that a file lacking a required field of its own kind belongs to: the only other one that knows all
 * fields of the file, or, if its own kind knows them too, requires no more than these.
 */
export const homeOf: FieldLinter['homeOf'] = (file, own, kinds) => {
  const { fields: typed = '' } = fencedOf(file.readText()) ?? {};
  const names = [...typed.matchAll(/^([a-z]\w*):/gm)].map(([, name = '']) => name);
  const knows = ({ schema }: TypedFolder): boolean => names.every((name) => knownFields(schema).namesAt([])?.has(name));
  const isWhole = ({ schema }: TypedFolder): boolean =>
    [...knownFields(schema).neededAt([])].every((name) => names.includes(name));
  const fits = (kind: TypedFolder): boolean => kind !== own && knows(kind) && (!knows(own) || isWhole(kind));
  const [home, ...more] = isWhole(own) ? [] : kinds.filter(fits);
  return more.length > 0 ? undefined : home;
};

/** Reports starter text from `npm run new` that is still in a file. */
export const reportUnedited: FileLinter['unedited'] = (file, { fields: inFields, body }, schema) => {
  const toReplace = new Set([TO_FILL_IN, ...Object.values(inFields).flat()]);
  const lines = file.readText().split(/\r?\n/);
  const { line: fence } = bodyOf(file);
  for (const [index, typed] of lines.entries()) {
    const line = readLine(typed);
    const text = line.value.replace(/^"(.*)"$/, '$1');
    if (index >= fence && typed.trimEnd() === body)
      file.message('unedited-starter', { line: index + 1, column: 1 }, { text: body });
    if (index >= fence || !toReplace.has(text)) continue;
    const field = namesAbove(lines, index)[0] ?? line.key ?? '';
    const isNeeded = toJsonSchema(schema).required?.includes(field) ?? false;
    const place = { line: index + 1, column: line.before.length + 1 };
    file.message('unedited-starter', place, { text, field, ...(!isNeeded && { isOptional: 'yes' }) });
  }
};

/** Fields as they were typed, and their places. */
interface TypedFields {
  readonly value: unknown;
  readonly yaml: YamlSource;
  readonly message: AddMessage;
}

/** Reports what a schema refuses, at its place and under the rule that the check names in `params.rule`. */
function reportIssues(refused: readonly Issue[], source: TypedFields): void {
  const issues = refused.flatMap((issue) => likelyIssues(issue, source.value));
  const misspelt = misspeltFields(issues, source);
  for (const alike of entriesByLine(issues, source))
    if (!misspelt.has(JSON.stringify(alike[0]?.path))) reportAlike(alike, source);
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
function reportAlike([issue, ...others]: readonly Issue[], source: TypedFields): void {
  if (!issue) return;
  const { message } = source;
  const path = toPath(issue.path);
  const value = valueAt(source.value, path);
  const place = source.yaml.placeOf(path);
  const field = nameOfField(others.length > 0 ? path.slice(0, -1) : path);
  const carried: unknown = issue.code === 'custom' ? issue.params?.['rule'] : undefined;
  if (issue.code === 'unrecognized_keys')
    for (const key of issue.keys) reportUnknown([...path, key], issue.message.split(' '), source);
  else if (issue.code === 'invalid_key')
    message('front-matter-field', source.yaml.placeOfKey(path), { field, reason: reasonOf(issue, path.at(-1)) });
  else if (value === undefined) message('front-matter-missing', place, { field });
  else if (path.length === 0)
    message('yaml-syntax', place, { reason: reasonOfRoot(issue, value), help: helpForRoot(issue) });
  else if (isRule(carried)) {
    const day = carried === 'bad-date' ? dayMeant(String(value)) : undefined;
    const typed = day === undefined ? undefined : source.yaml.typedAt(path);
    const values = { field, value: String(value), reason: issue.message, ...(day !== undefined && { day }) };
    message(carried, place, values, typed && day !== undefined ? { actual: typed.text, expected: day } : undefined);
  } else {
    const all = [value, ...others.map((other) => valueAt(source.value, toPath(other.path)))];
    const help = helpOf(issue, path, value);
    const reason = reasonOf(issue, others.length > 0 ? all.join('`, `') : value);
    message('front-matter-field', place, { field, reason, ...optional('help', help) });
  }
}

function isRule(name: unknown): name is RuleName {
  return typeof name === 'string' && Object.hasOwn(rules, name);
}

/**
 * Reports a field that is not among the `known` ones, and suggests the one that was probably meant, unless the file has
 * it already.
 */
function reportUnknown(path: Path, known: readonly string[], source: TypedFields): void {
  const { message } = source;
  const name = String(path.at(-1));
  const beside = Object.keys(Object(valueAt(source.value, path.slice(0, -1))));
  const meant = meantField(name, known, beside);
  const typed = meant === undefined || beside.includes(meant) ? undefined : source.yaml.typedAt(path, true);
  const place = source.yaml.placeOfKey(path);
  const field = nameOfField(path);
  if (meant === undefined || !typed)
    return message('front-matter-unknown', place, { field, ...optional('nearest', meant) });
  const isSure = plainField(meant) === plainField(name) || onlyNear(name, known) === meant;
  const write = `${typed.before}${meant}${typed.after}`.trim();
  const fix = isSure ? { actual: typed.text, expected: meant } : undefined;
  return message('front-matter-unknown', place, { field, nearest: meant, write }, fix);
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

/** A violation of a schema, as zod reports it. */
type Issue = z.core.$ZodIssue;

/**
 * Picks the issues of the most likely among several failed alternatives: the one whose `kind` is right, and which has
 * the fewest issues. An unquoted fact looks like a mapping but is meant as text.
 */
function likelyIssues(issue: Issue, root: unknown): Issue[] {
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
function toPath(path: Issue['path']): Path {
  return path.filter((key) => typeof key !== 'symbol');
}

/**
 * Field names of other programs, counted in 4,329 files of other sites, and of other languages; in the form of
 * `plainField`.
 */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  title: ['titolo', 'titre', 'titel', 'título', 'titulo'],
  summary: [
    'description',
    'excerpt',
    'riassunto',
    'sommario',
    'descrizione',
    'résumé',
    'zusammenfassung',
    'resumen',
    'resumo',
  ],
  description: ['summary', 'excerpt', 'descrizione', 'beschreibung', 'descripción', 'descrição'],
  published: ['date', 'data', 'datum', 'fecha', 'pubblicato', 'publié', 'veröffentlicht', 'publicado'],
  updated: ['aggiornato', 'modified', 'lastmod', 'lastmodified', 'aktualisiert', 'actualizado'],
  draft: ['bozza', 'brouillon', 'entwurf', 'borrador', 'rascunho'],
  tags: ['categories', 'category', 'topics', 'etichette', 'argomenti', 'schlagwörter', 'etiquetas', 'keywords'],
  aliases: ['redirectfrom'],
  hero_image: ['image', 'immagine', 'bild', 'imagen', 'imagem'],
};

/**
 * Returns the field that was probably meant by an unknown name: one that differs only in case, blanks and hyphens, the
 * name for it elsewhere, or the nearest.
 */
function meantField(name: string, known: readonly string[], beside: readonly string[] = []): string | undefined {
  const plain = plainField(name);
  return (
    known.find((one) => plainField(one) === plain) ??
    known.find((one) => !beside.includes(one) && OTHER_NAMES[one]?.includes(plain)) ??
    nearest(name, known)
  );
}

/** Returns a field name in lower case, without signs between its words. */
function plainField(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\d]/gu, '');
}
