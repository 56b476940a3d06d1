import type { YAMLError } from 'yaml';
import type * as z from 'zod';
import type { SourceFile } from '../read/content-folder.ts';
import type { Report } from '../report.ts';
import { lintFields } from './lint-fields.ts';
import { wordsOf } from './schema-words.ts';
import { readYaml, type ParsedYaml, type YamlText } from './yaml.ts';
import { openSource, type YamlNotes, type YamlSource } from './yaml-source.ts';

/** A text of YAML, and the schema that its fields obey. */
export interface FieldsText<T> extends YamlText {
  readonly fields: z.ZodType<T>;
}

/** The fields of a text; or what its schema refuses; or why it is no YAML. */
export type FieldsRead<T> =
  | (ParsedYaml & { readonly fields: T })
  | (ParsedYaml & { readonly issues: readonly z.core.$ZodIssue[] })
  | { readonly errors: readonly YAMLError[] };

/** Fields for what is made of them; where `notes` tell of faults, they are those beside these, and good for findings only. */
export interface LoadedFields<T> {
  readonly fields: T;
  /** As it was typed. */
  readonly value: unknown;
  readonly notes: YamlNotes;
}

/** Reads the fields of a text. Undefined, with a finding, where it is beyond the bounds. */
export function readFields<T>(source: FieldsText<T>, report: Report): FieldsRead<T> | undefined {
  const read = readYaml(source, report);
  if (!read || 'errors' in read) return read;
  const { data, error } = source.fields.safeParse(read.value ?? {}, { error: wordsOf });
  return error ? { ...read, issues: error.issues } : { ...read, fields: data };
}

/** The same, with all that there is to say of them; undefined where nothing can be read. */
export function loadFields<T>(source: FieldsText<T>, report: Report): LoadedFields<T> | undefined {
  const read = readFields(source, report);
  return read && lintFields(source, read, report);
}

/** The fields of a file that holds nothing else. */
export function loadFile<T>(
  file: SourceFile,
  options: Pick<FieldsText<T>, 'fields' | 'schema'>,
  report: Report,
): (Pick<LoadedFields<T>, 'fields' | 'value'> & { readonly yaml: YamlSource }) | undefined {
  const [path, text] = [file.path, file.readText()];
  const loaded = loadFields({ file: path, text, linesAbove: 0, ...options }, report);
  return loaded && { ...loaded, yaml: openSource(path, loaded.notes, () => text) };
}
