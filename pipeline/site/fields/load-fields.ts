import type { TypedCache } from '../../cache/typed-cache.ts';
import type { OpenFile, SourceFile } from '../read/content-folder.ts';
import { openSource, placesIn, type YamlSource, type YamlNotes } from '../../yaml/yaml-places.ts';
import type { YAMLError } from 'yaml';
import type * as z from 'zod';
import { schemaWordsOf } from './schema-words.ts';
import { readYaml, type ParsedYaml, type YamlText } from '../../yaml/yaml.ts';
import type { FileWithMessages } from '../../findings/message.ts';

/** Loads the fields of a text and reports mistakes; undefined if nothing can be read. */
export function loadFields<T>(source: FieldsText<T>, lint: FieldLinter | undefined): LoadedFields<T> | undefined {
  const read = readFields(source);
  if (!read) return undefined;
  return lint ? lint.fields(source, read) : rightFields(source, read);
}

/** Loads the fields of a file that contains nothing else. */
export function loadFile<T>(
  file: OpenFile,
  options: Pick<FieldsText<T>, 'fields' | 'schema'>,
  { lint, typedCache }: FieldsAround,
): (Pick<LoadedFields<T>, 'fields' | 'value'> & { readonly yaml: YamlSource }) | undefined {
  const load = () => loadFields({ file, text: file.readText(), linesAbove: 0, ...options }, lint);
  const loaded = typedCache ? loadOnce(file, `fields of ${file.path}`, { lint, typedCache }, load) : load();
  return loaded && { ...loaded, yaml: openSource(file, loaded.notes, () => file.readText()) };
}

/** What the fields of a file are loaded with. */
export interface FieldsAround {
  readonly lint?: FieldLinter | undefined;
  readonly typedCache?: TypedCache | undefined;
}

/** Returns what `load` returns, from the cache if it can. Only results without messages are cached. */
export function loadOnce<T>(
  file: OpenFile,
  what: string,
  { lint, typedCache }: FieldsAround & { readonly typedCache: TypedCache },
  load: () => T | undefined,
): T | undefined {
  const named = [what, file.hash, lint === undefined ? 'as read' : 'linted'];
  const kept = typedCache.recall(named.join('\n'), () => typedCache.get(typedCache.keyOf(named)) as T | undefined);
  if (kept) return kept;
  const loaded = load();
  if (loaded && file.messages.length === 0) typedCache.set(typedCache.keyOf(named), loaded);
  return loaded;
}

/** Returns fields that the parser and the schema accept; of others, reports each problem at its place in their words. */
function rightFields<T>({ file, text, linesAbove }: FieldsText<T>, read: FieldsRead<T>): LoadedFields<T> | undefined {
  if ('errors' in read) {
    const placeAt = placesIn(text, file.path, linesAbove);
    for (const { message, pos } of read.errors)
      file.message('yaml-syntax', placeAt(pos[0]), { reason: message, help: '' });
    return undefined;
  }
  const notes = { spans: read.spans, linesAbove };
  if ('fields' in read) return { fields: read.fields, value: read.value, notes };
  const yaml = openSource(file, notes, () => text);
  for (const { path, message } of read.issues) {
    const known = path.filter((key) => typeof key !== 'symbol');
    file.message('front-matter-field', yaml.placeOf(known), { field: known.join('.'), reason: message });
  }
  return undefined;
}

/** A Markdown file with its fields. */
export interface Authored<T> {
  readonly file: OpenFile;
  readonly fields: T;
  readonly notes: YamlNotes;
  readonly yaml: YamlSource;
}

/** Fields that the parser and the schema accept. */
export interface LoadedFields<T> {
  readonly fields: T;
  /** The value as it was typed. */
  readonly value: unknown;
  readonly notes: YamlNotes;
}

/** A YAML text, and the schema of its fields. */
export interface FieldsText<T> extends YamlText {
  readonly fields: z.ZodType<T>;
}

/** The fields of a text; or what its schema refuses; or why it is not YAML. */
export type FieldsRead<T> =
  | (ParsedYaml & { readonly fields: T })
  | (ParsedYaml & { readonly issues: readonly z.core.$ZodIssue[] })
  | { readonly errors: readonly YAMLError[] };

/** Reads the fields of a text. Undefined, with a finding, if it exceeds the limits. */
function readFields<T>(source: FieldsText<T>): FieldsRead<T> | undefined {
  const read = readYaml(source);
  if (!read || 'errors' in read) return read;
  const { data, error } = source.fields.safeParse(read.value ?? {}, { error: schemaWordsOf });
  return error ? { ...read, issues: error.issues } : { ...read, fields: data };
}

/** The folder of a content type, and the schema of its files. */
export interface TypedFolder {
  readonly name: string;
  readonly folder: string;
  readonly schema: z.ZodType;
}

/**
 * Reports for fields what was probably meant, and what looks wrong. Without it, compile reports only what the parser
 * and the schema refuse.
 */
export interface FieldLinter {
  /** Reports mistakes in the front matter fences of a file; returns whether there are any. */
  fences(file: FileWithMessages, text: string, schema: z.ZodType): boolean;
  /** Reports mistakes in fields that were read; returns the fields if there are none. */
  fields<T>(source: FieldsText<T>, read: FieldsRead<T>): LoadedFields<T> | undefined;
  /** Returns the content type that a file with errors in its fields belongs to, if its folder is that of another. */
  homeOf(file: SourceFile, own: TypedFolder, kinds: readonly TypedFolder[]): TypedFolder | undefined;
}
