import type * as z from 'zod';
import { isSchema, referenceOf, toJsonSchema, type JsonSchema } from '../../content/schema/json-schemas.ts';
import { isBlankOrComment, readLine } from '../yaml/yaml-line.ts';

/** Titles of schema parts that accept any words, which may include a `#`. */
const FREE = new Set(['text', 'text in Markdown']);
/** Title of schema parts that accept a name in lower case. */
const NAME = 'a name in lower case, with hyphens';

/** Maximum number of cached paths. Every file asks for them, and writers may invent others. */
const MAX_KEPT = 1000;

/** What a schema says about the fields at a path. `names` is the path without list positions. */
export interface KnownFields {
  /** Returns the field names there; undefined if the writer invents them. */
  namesAt(names: readonly string[]): ReadonlySet<string> | undefined;
  /** Returns the names of required fields, of all alternatives together. */
  neededAt(names: readonly string[]): ReadonlySet<string>;
  /** Tells whether the value may be any text. */
  isFreeText(names: readonly string[]): boolean;
  isList(names: readonly string[]): boolean;
  /** Tells whether the value is a list of names in lower case, such as topics. */
  isNameList(names: readonly string[]): boolean;
}

/** Returns the fields of a schema. Finding them takes milliseconds, so it is done once, and only after an error. */
export function knownFields(schema: z.ZodType): KnownFields {
  const known = kept.get(schema) ?? readFields(schema);
  kept.set(schema, known);
  return known;
}

const kept = new WeakMap<z.ZodType, KnownFields>();

function readFields(schema: z.ZodType): KnownFields {
  const namesByPath = new Map<string, ReadonlySet<string> | undefined>();
  const root = toJsonSchema(schema);
  const partsAt = (names: readonly string[]): JsonSchema[] =>
    names.reduce((parts, name) => parts.flatMap((part) => below(part, name, root)), opened(root, root));
  return {
    namesAt(names) {
      const path = JSON.stringify(names);
      const found = namesByPath.has(path) ? namesByPath.get(path) : namesOf(partsAt(names));
      if (namesByPath.size < MAX_KEPT) namesByPath.set(path, found);
      return found;
    },
    neededAt: (names) =>
      new Set(partsAt(names).flatMap(({ required }) => (Array.isArray(required) ? required.map(String) : []))),
    isFreeText: (names) => partsAt(names).some(({ title = '' }) => FREE.has(title)),
    isList: (names) => partsAt(names).some(({ type }) => type === 'array'),
    isNameList(names) {
      const parts = partsAt(names);
      return parts.some(({ type }) => type === 'array') && parts.some(({ title }) => title === NAME);
    },
  };
}

/** Returns the names of the fields that contain a line of YAML, judged by indentation. */
export function namesAbove(lines: readonly string[], index: number): string[] {
  const names: string[] = [];
  let { column } = readLine(lines[index] ?? '');
  for (let at = index - 1; at >= 0 && column > 0; at--) {
    const line = readLine(lines[at] ?? '');
    if (isBlankOrComment(lines[at]) || line.key === undefined || line.value !== '') continue;
    if (line.column >= column && !(line.dashes === '' && line.column === column - 2)) continue;
    names.unshift(line.key);
    column = line.indent.length + (line.dashes === '' ? 0 : line.dashes.length);
  }
  return names;
}

function namesOf(parts: readonly JsonSchema[]): ReadonlySet<string> | undefined {
  const isInvented = parts.some(({ additionalProperties }) => isSchema(additionalProperties));
  return isInvented ? undefined : new Set(parts.flatMap(({ properties }) => Object.keys(properties ?? {})));
}

function below(part: JsonSchema, name: string, root: JsonSchema): JsonSchema[] {
  const { properties = {}, additionalProperties } = part;
  const found = Object.hasOwn(properties, name) ? properties[name] : additionalProperties;
  return isSchema(found) ? opened(found, root) : [];
}

/** Returns a schema part with everything that it consists of: references, alternatives and list entries. */
function opened(part: JsonSchema, root: JsonSchema): JsonSchema[] {
  const alternatives = [...(part.anyOf ?? []), ...(part.oneOf ?? [])];
  const inner = [...alternatives, part.items, targetOf(part, root)].flat().filter(isSchema);
  return [part, ...inner.flatMap((one) => opened(one, root))];
}

/** Returns the part that a reference points to, if it is one. */
function targetOf(part: JsonSchema, { definitions }: JsonSchema): JsonSchema | undefined {
  const reference = referenceOf(part);
  const target = reference !== undefined && isSchema(definitions) ? definitions[reference] : undefined;
  return isSchema(target) ? target : undefined;
}
