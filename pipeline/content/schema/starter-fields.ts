import { stringify } from 'yaml';
import { fieldWordsOf } from './field-tables.ts';
import { definitionsOf, isSchema, referenceOf, toJsonSchema, type JsonSchema } from './json-schemas.ts';
import type * as z from 'zod';

/** Texts of a new file, which the writer is to replace. */
export interface StarterTexts {
  readonly fields: Readonly<Record<string, string | readonly string[]>>;
  /** A separate paragraph. */
  readonly body: string;
}

/** The text of a field that is still to be filled in. */
export const TO_FILL_IN = '…';

/**
 * Returns every field of a schema as YAML, in order, each below a `##` comment that describes its values. Fields in
 * `values` are written with their value; the others are commented out with `#`, with an example.
 */
export function writeFields(schema: z.ZodType, values: Readonly<Record<string, unknown>>): string[] {
  const root = toJsonSchema(schema);
  const definitions = definitionsOf(root);
  const titles = new Map([...definitions].map(([name, { title = name }]) => [name, title]));
  const whole = definitions.get(referenceOf(root) ?? '') ?? root;
  return explainedLines(isSchema(whole.items) ? whole.items : whole, (name, field) =>
    values[name] === undefined ? exampleLines(name, field).map((line) => `#${line}`) : valueLines(name, values[name]),
  );

  /** Returns the lines of each field, below one that describes its values. */
  function explainedLines(part: JsonSchema, linesOf: (name: string, field: JsonSchema) => string[]): string[] {
    return Object.entries(part.properties ?? {}).flatMap(([name, field]) => {
      if (!isSchema(field)) return [];
      const isNeeded = part.required?.includes(name) ?? false;
      const words = fieldWordsOf({ name, part: field, isNeeded }, titles);
      return [`## ${field.description ?? name}: ${words}`, ...linesOf(name, field)];
    });
  }

  /** Returns a field with an example value; an object with all of its fields. */
  function exampleLines(name: string, field: JsonSchema): string[] {
    const entry = isSchema(field.items) ? field.items : undefined;
    const opened = entry?.oneOf ? withKinds(entry.oneOf) : field;
    if (opened.properties === undefined) return valueLines(name, exampleOf(field));
    const lines = explainedLines(opened, exampleLines);
    return [`${name}:`, ...(entry ? asEntry(lines) : lines).map((line) => `  ${line}`)];
  }

  function exampleOf(field: JsonSchema): unknown {
    const own = definitions.get(referenceOf(field) ?? '') ?? field;
    const [example = own.const ?? own.default ?? own.enum?.[0]] = field.examples ?? own.examples ?? [];
    if (example !== undefined) return example;
    if (own.type === 'boolean') return true;
    if (own.type === 'array') return isSchema(own.items) ? [exampleOf(own.items)] : [];
    if (own.properties === undefined) return TO_FILL_IN;
    const needed = Object.entries(own.properties).filter(([name]) => own.required?.includes(name));
    const shown = needed.length > 0 ? needed : Object.entries(own.properties);
    return Object.fromEntries(shown.flatMap(([name, part]) => (isSchema(part) ? [[name, exampleOf(part)]] : [])));
  }
}

/** Returns the first of several kinds, with the names of all in its `kind`. */
function withKinds(entries: JsonSchema['oneOf'] & {}): JsonSchema {
  const [first = {}] = entries;
  const kinds = entries.map(({ properties }) => properties?.['kind']);
  const names = kinds.flatMap((kind) => (isSchema(kind) ? [String(kind.const)] : []));
  const { kind, ...others } = first.properties ?? {};
  const { const: _only, ...open } = isSchema(kind) ? kind : {};
  return { ...first, properties: { kind: { ...open, enum: names }, ...others } };
}

function valueLines(name: string, value: unknown): string[] {
  const isLong = Array.isArray(value) && value.some((entry) => typeof entry === 'string' && entry.includes(' '));
  return isLong ? [`${name}:`, ...value.map((entry) => `  - ${toYaml(entry)}`)] : [`${name}: ${toYaml(value)}`];
}

/** Returns a value in one line of YAML. */
function toYaml(value: unknown): string {
  return stringify(value, {
    collectionStyle: 'flow',
    flowCollectionPadding: false,
    lineWidth: 0,
    blockQuote: false,
  }).trim();
}

/** Formats fields as an entry of a list: the hyphen is before the first field, below its comment. */
function asEntry(lines: readonly string[]): string[] {
  const first = lines.findIndex((line) => !line.startsWith('#'));
  return lines.map((line, index) => (index < first ? line : (index === first ? '- ' : '  ') + line));
}
