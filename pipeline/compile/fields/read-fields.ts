import type { YAMLError } from 'yaml';
import type * as z from 'zod';
import type { Report } from '../../lint/report.ts';
import { schemaWordsOf } from './schema-words.ts';
import { readYaml, type ParsedYaml, type YamlText } from '../yaml/yaml.ts';

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
export function readFields<T>(source: FieldsText<T>, report: Report): FieldsRead<T> | undefined {
  const read = readYaml(source, report);
  if (!read || 'errors' in read) return read;
  const { data, error } = source.fields.safeParse(read.value ?? {}, { error: schemaWordsOf });
  return error ? { ...read, issues: error.issues } : { ...read, fields: data };
}
