import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { toJsonSchema, type Schemas } from '../schema/json-schemas.ts';

/** Writes the schemas that editors read into `schemas/` of the project, those that have changed. Returns their paths. */
export function writeSchemas(project: string, schemas: Schemas): string[] {
  return [...schemas].flatMap(([name, schema]) =>
    writeIfChanged(path.join(project, 'schemas', `${name}.json`), `${JSON.stringify(toJsonSchema(schema), null, 2)}\n`),
  );
}

/** Writes a text where something else stands. Returns the file if it was written. */
export function writeIfChanged(file: string, text: string): string[] {
  if (textOf(file) === text) return [];
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return [file];
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
