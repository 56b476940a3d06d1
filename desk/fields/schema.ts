import { isSchema, referenceOf, type JsonSchema } from '../../pipeline/content/schema/json-schemas.ts';
import { labelOf } from '../../pipeline/desk/form-words.ts';
import type { Overview } from '../../pipeline/desk/protocol.ts';
import { valueAt } from '../../pipeline/yaml/edit-yaml.ts';
import { timeWords } from '../text/words-of-time.ts';

const DAY_FORMAT = 'date';
/** Where a card and a search result cut, in characters. */
const CUTS: Readonly<Record<string, number>> = { title: 60, summary: 155, description: 155 };
const TOPICS = 'tags';
const PICTURE = 'the path of a picture';
const TARGETS = new Set(['an address of this site', 'an address or a destination']);
const PROSE = 'text in Markdown';

/** Returns the schema of a file's fields; undefined for a file without a form. */
export function schemaOfFile(file: string, { texts, kinds, schemas }: Overview): JsonSchema | undefined {
  const kind = texts.find((text) => text.file === file)?.kind;
  return kinds.find((one) => one.kind === kind)?.schema ?? schemas[file];
}

/** Returns a schema with what it refers to. */
export function resolved(schema: JsonSchema, root: JsonSchema): JsonSchema {
  const name = referenceOf(schema);
  const part = name === undefined ? undefined : partsOf(root['definitions'])[name];
  return part ? { ...part, ...schema } : schema;
}

/** Returns the name of the control by which a value is changed, by its schema. */
export function controlOf(name: string | number, schema: JsonSchema) {
  if (knownOf(schema)) return 'open';
  if (schema.enum) return 'choice';
  if (schema.type === 'boolean') return 'switch';
  if (schema.type === 'integer' || schema.type === 'number') return 'number';
  if (schema.type === 'array') return name === TOPICS ? 'topics' : 'list';
  if (schema.type === 'object' || schema.oneOf) return 'group';
  if (schema.format === DAY_FORMAT) return 'day';
  if (schema.title === PICTURE) return 'picture';
  if (TARGETS.has(schema.title ?? '')) return 'target';
  return schema.title === PROSE || isLong(name) ? 'prose' : 'words';
}

/** Of a value that may be a placeholder: the schema of the known value. */
export function knownOf({ anyOf = [] }: JsonSchema): JsonSchema | undefined {
  const isOpen = anyOf.some((part) => isSchema(part) && 'placeholder' in (part.properties ?? {}));
  const known = anyOf.find((part) => isSchema(part) && !('placeholder' in (part.properties ?? {})));
  return isOpen && isSchema(known) ? known : undefined;
}

/** Returns the fields of a map; of several forms, those of the one whose constant the value has. */
export function fieldsOf(schema: JsonSchema, value: unknown): Readonly<Record<string, JsonSchema>> {
  return partsOf(formOf(schema, value).properties);
}

/** Returns the names of fields that a map cannot do without. */
export function neededOf(schema: JsonSchema, value: unknown): readonly string[] {
  return formOf(schema, value).required ?? [];
}

/** Returns the form of a map whose constant a value has; the schema itself if there is only one form. */
function formOf(schema: JsonSchema, value: unknown): JsonSchema {
  const forms = (schema.oneOf ?? []).filter(isSchema);
  return (
    forms.find((one) => constantsOf(one).every(([name, constant]) => valueAt(value, [name]) === constant)) ?? schema
  );
}

/** Returns what may be added to a list: a value for each form of its entries, by its name. */
export function beginnings(items: JsonSchema): readonly { readonly name: string; readonly value: unknown }[] {
  const forms = (items.oneOf ?? []).filter(isSchema);
  if (forms.length === 0) return [{ name: items.title ?? 'an entry', value: beginningOf(items) }];
  return forms.map((form) => ({ name: String(constantsOf(form)[0]?.[1] ?? ''), value: beginningOf(form) }));
}

/** Returns where a text is cut on a card or in a search result; undefined where it is not. */
export function cutOf(name: string | number): number | undefined {
  return CUTS[name];
}

/** Says what a field is for. */
export function helpOf({ description = '', examples = [] }: JsonSchema): string {
  const words = description
    .replace(/^`true` /, 'On: ')
    .replace(/^`false` /, 'Off: ')
    .replace('`npm run dev`', 'the site on this computer')
    .replace('in universal time (UTC)', `until ${beginOfDay()} by your clock`)
    .replaceAll(/`((?:[a-z]+_)+[a-z]+|tags|hero)`/g, (_, name: string) => `“${labelOf(name)}”`)
    .replaceAll('`', '');
  const example = examples.find((one) => typeof one === 'string');
  return example === undefined || words.includes(example) ? words : `${words} (such as ${example})`;
}

/** When a day of the site begins: at midnight in UTC. */
function beginOfDay(): string {
  const begin = new Date(new Date().setUTCHours(0, 0, 0, 0));
  const isBefore = begin.getTimezoneOffset() > 0;
  return isBefore ? `${timeWords(begin.getTime())} of the day before` : timeWords(begin.getTime());
}

/** The parts of a schema that are schemas. */
function partsOf(parts: unknown): Readonly<Record<string, JsonSchema>> {
  return Object.fromEntries(
    Object.entries(parts ?? {}).filter((entry): entry is [string, JsonSchema] => isSchema(entry[1])),
  );
}

function beginningOf(schema: JsonSchema): unknown {
  if (schema.type !== 'object') return '';
  const parts = partsOf(schema.properties);
  return Object.fromEntries(
    (schema.required ?? []).map((name) => [name, parts[name]?.const ?? parts[name]?.enum?.[0] ?? '']),
  );
}

function constantsOf(form: JsonSchema): [string, unknown][] {
  return Object.entries(partsOf(form.properties)).flatMap(([name, { const: constant }]) =>
    constant === undefined ? [] : [[name, constant]],
  );
}

function isLong(name: string | number): boolean {
  return /^(?:summary|description|quote|lead|text|.*_alt|.*caption)$/.test(String(name));
}
