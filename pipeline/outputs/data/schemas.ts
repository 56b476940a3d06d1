import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { toJsonSchema, type Schemas } from '../../content/schema/json-schemas.ts';
import { unlessRefused } from '../../shared/system-error.ts';

/** Returns the JSON schemas for editors, as text by name. */
export function schemaTexts(schemas: Schemas): [name: string, text: string][] {
  return [...schemas].map(([name, schema]) => [name, `${JSON.stringify(toJsonSchema(schema), null, 2)}\n`]);
}

/** Writes the schemas that have changed into `schemas/` of the project. Returns their paths. */
export function writeSchemas(project: string, texts: readonly [name: string, text: string][]): string[] {
  return texts.flatMap(([name, text]) => writeIfChanged(path.join(project, 'schemas', `${name}.json`), text));
}

/** Writes a text unless the file already holds it. Returns the file if it was written. */
export function writeIfChanged(file: string, text: string): string[] {
  if (unlessRefused(['ENOENT'], () => readFileSync(file, 'utf8')) === text) return [];
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return [file];
}
