import { isSchema, referenceOf, type JsonSchema } from './json-schemas.ts';

const OWN_FIELDS = 'fields of its own';

/** A field of a schema; `name` is its path, such as `hero.kicker`, with `*` for a name that the writer chooses. */
export interface Field {
  readonly name: string;
  readonly part: JsonSchema;
  readonly isNeeded: boolean;
}

/** Returns the fields of an object, each followed by its own fields. Does not expand named parts. */
export function fieldsOf(part: JsonSchema, above = ''): Field[] {
  return Object.entries(part.properties ?? {}).flatMap(([key, value]) => {
    if (!isSchema(value)) return [];
    const name = above + key;
    const field = { name, part: value, isNeeded: part.required?.includes(key) ?? false };
    const { additionalProperties: chosen } = value;
    return [field, ...(isSchema(chosen) ? fieldsOf(chosen, `${name}.*.`) : fieldsOf(entryOf(value), `${name}.`))];
  });
}

/** Describes the values of a field: `a list, each a link (needed)`. `titles` are those of named parts. */
export function fieldWordsOf({ part, isNeeded }: Field, titles: ReadonlyMap<string, string>): string {
  const usual = usualOf(part.default);
  return takes(part, titles) + (usual === '' ? '' : `; \`${usual}\` without it`) + (isNeeded ? ' (needed)' : '');
}

/** Returns the default of a field as text, or several by name; leaves out `false`. */
function usualOf(value: unknown): string {
  if (typeof value === 'string' || value === true) return String(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return '';
  return Object.entries(value)
    .map(([name, text]) => `${name}: ${String(text)}`)
    .join(', ');
}

function takes(part: JsonSchema, titles: ReadonlyMap<string, string>): string {
  const title = titles.get(referenceOf(part) ?? '') ?? part.title;
  if (title !== undefined) return title + examplesOf(part);
  if (part.const !== undefined) return quoted(part.const);
  if (part.enum) return listed(part.enum);
  if (part.anyOf?.[0]) return `${takes(part.anyOf[0], titles)}, or ${otherwise(part.anyOf[1], titles)}`;
  if (isSchema(part.additionalProperties)) return `names, each with ${takes(part.additionalProperties, titles)}`;
  switch (part.type) {
    case 'array':
      return examplesOf(part) === '' ? `a list, each ${takesEach(entryOf(part), titles)}` : `a list${examplesOf(part)}`;
    case 'boolean':
      return '`true` or `false`';
    case 'integer':
      return `a whole number${examplesOf(part)}`;
    case 'object':
      return OWN_FIELDS;
    default:
      return part.oneOf ? 'one of several kinds' : 'text';
  }
}

/** Returns the second of two forms: a named part, or a placeholder. */
function otherwise(part: JsonSchema | undefined, titles: ReadonlyMap<string, string>): string {
  return titles.get(referenceOf(part ?? {}) ?? '') ?? 'a placeholder';
}

function takesEach(entry: JsonSchema, titles: ReadonlyMap<string, string>): string {
  const words = takes(entry, titles);
  return words === OWN_FIELDS ? `with ${words}` : words;
}

function entryOf(part: JsonSchema): JsonSchema {
  return isSchema(part.items) ? part.items : part;
}

function examplesOf({ examples = [] }: JsonSchema): string {
  return examples.length === 0 ? '' : `, such as ${listed(examples)}`;
}

function listed(values: readonly unknown[]): string {
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(values.map(quoted));
}

/** Returns a value as a writer types it. */
function quoted(value: unknown): string {
  return Array.isArray(value) ? `\`[${value.join(', ')}]\`` : `\`${String(value)}\``;
}
