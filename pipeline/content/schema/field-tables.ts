import { definitionsOf, isSchema, toJsonSchema, type JsonSchema, type Schemas, referenceOf } from './json-schemas.ts';

const MARKED = /(<!-- fields: (\w+) -->\n)[\s\S]*?(<!-- \/fields -->)/g;

/**
 * Rewrites the tables of fields in a Markdown text, each between `<!-- fields: NAME -->` and `<!-- /fields -->`. NAME
 * is a kind of file (`article`) or a named part (`link`); `section` is the fields of every section, and `kinds` those
 * of each kind.
 */
export function fillFieldTables(text: string, schemas: Schemas): string {
  const tables = fieldTables(schemas);
  return text.replace(MARKED, (_whole, begin: string, name: string, end: string) => {
    const table = tables.get(name);
    if (table === undefined) throw new Error(`There is no table of fields called ${name}`);
    return `${begin}\n${table}\n\n${end}`;
  });
}

/** Returns every table of fields as Markdown, by name. */
export function fieldTables(schemas: Schemas): ReadonlyMap<string, string> {
  return new Map([...schemas].flatMap(([name, schema]) => tablesOf(name, toJsonSchema(schema))));
}

function tablesOf(kind: string, root: JsonSchema): [string, string][] {
  const definitions = definitionsOf(root);
  const titles = new Map([...definitions].map(([name, { title = name }]) => [name, title]));
  const own = isSchema(root.items) ? root.items : root;
  // A part with several forms has a table for each, by name.
  const parts = [...(own.anyOf ? [] : [[kind, own] as const]), ...definitions];
  const sections = root.properties?.['sections'];
  const kinds = isSchema(sections) && isSchema(sections.items) ? (sections.items.oneOf ?? []) : [];
  return [
    ...parts.map(([name, part]): [string, string] => [name, fieldTable(part, titles)]),
    ...(kinds.length > 0 ? sectionTables(kinds, titles) : []),
  ];
}

function sectionTables(kinds: readonly JsonSchema[], titles: ReadonlyMap<string, string>): [string, string][] {
  const [first = {}] = kinds;
  const isCommon = (name: string): boolean => kinds.every(({ properties }) => properties && name in properties);
  const common = Object.entries(first.properties ?? {}).filter(([name]) => name !== 'kind' && isCommon(name));
  const rows = kinds.map((kind) => {
    const own = fieldsOf(kind).filter(({ name }) => !isCommon(name));
    const { kind: name } = kind.properties ?? {};
    const besides = own.map((field) => `\`${field.name}\`: ${fieldWordsOf(field, titles)}. ${field.part.description}`);
    return [`\`${isSchema(name) ? String(name.const) : ''}\``, kind.description ?? '', besides.join('<br>')];
  });
  return [
    ['section', fieldTable({ properties: Object.fromEntries(common) }, titles)],
    ['kinds', toTable([['kind', 'what it shows', 'what it takes besides'], ...rows])],
  ];
}

function fieldTable(part: JsonSchema, titles: ReadonlyMap<string, string>): string {
  const rows = fieldsOf(part).map((field) => [
    `\`${field.name}\``,
    fieldWordsOf(field, titles),
    field.part.description ?? '',
  ]);
  return toTable([['field', 'what it takes', 'what it is for'], ...rows]);
}

function toTable([head = [], ...rows]: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');
}

const OWN_FIELDS = 'fields of its own';

/** A field of a schema; `name` is its path, such as `hero.kicker`, with `*` for a name that the writer chooses. */
interface Field {
  readonly name: string;
  readonly part: JsonSchema;
  readonly isNeeded: boolean;
}

/** Returns the fields of an object, each followed by its own fields. Does not expand named parts. */
function fieldsOf(part: JsonSchema, above = ''): Field[] {
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
