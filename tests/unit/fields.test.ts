import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { fieldTables, fillFieldTables } from '../../pipeline/content/schema/field-tables.ts';
import { SCHEMAS } from '../../pipeline/types/content-types.ts';
import { definitionsOf, isSchema, toJsonSchema, type JsonSchema } from '../../pipeline/content/schema/json-schemas.ts';
import { writeSchemas } from '../../pipeline/outputs/data/data-files.ts';
import { sampleOf } from './schema-sample.ts';
import { temporaryFolder } from './temporary-folder.ts';

const project = path.resolve(import.meta.dirname, '../..');
const scratch = temporaryFolder();

describe('the schemas for editors', () => {
  test('are those of the fields (else: npm run schemas)', () => {
    writeSchemas(scratch, SCHEMAS);
    const textsOf = (folder: string): [string, string][] =>
      readdirSync(path.join(folder, 'schemas')).map((file) => [file, readText(path.join(folder, 'schemas', file))]);
    expect(textsOf(project)).toEqual(textsOf(scratch));
  });

  test('are written only where they have changed', () => {
    const file = path.join(scratch, 'schemas/page.json');
    const other = path.join(scratch, 'schemas/article.json');
    writeSchemas(scratch, SCHEMAS);
    writeFileSync(file, '{}');
    const before = statSync(other).mtimeMs;
    expect(writeSchemas(scratch, SCHEMAS)).toEqual([file]);
    expect([writeSchemas(scratch, SCHEMAS), statSync(other).mtimeMs]).toEqual([[], before]);
  });

  test.each(['site', 'facts', 'testimonials'])('are named by the first line of content/%s.yaml', (name) => {
    const [first] = readText(path.join(project, `content/${name}.yaml`)).split('\n');
    expect(first).toBe(`# yaml-language-server: $schema=../schemas/${name}.json`);
  });

  test.each([...SCHEMAS])('say of each field of %s what it is for', (_name, schema) => {
    const root = toJsonSchema(schema);
    const parts = [['', root] as const, ...definitionsOf(root)];
    expect(parts.flatMap(([name, part]) => undescribed(part, name))).toEqual([]);
  });

  test.each([...SCHEMAS])('give examples for %s that are right', (_name, schema) => {
    expect(schema.safeParse(sampleOf(schema, () => undefined)).error).toBeUndefined();
  });
});

describe('the tables of fields in docs/fields.md', () => {
  const page = readText(path.join(project, 'docs/fields.md'));

  test('are those of the fields (else: npm run schemas)', () => {
    expect(page).toBe(fillFieldTables(page, SCHEMAS));
  });

  test('are all there', () => {
    // Facts have no fields: their names are the writer's.
    const wanted = [...fieldTables(SCHEMAS).keys()].filter((name) => name !== 'facts');
    expect(wanted.filter((name) => !page.includes(`<!-- fields: ${name} -->`))).toEqual([]);
  });

  test('have names that exist', () => {
    expect(() => fillFieldTables('<!-- fields: talk -->\n<!-- /fields -->', SCHEMAS)).toThrow(
      'no table of fields called talk',
    );
  });
});

/** Paths of the fields that say nothing of themselves. */
function undescribed(part: JsonSchema, above: string): string[] {
  const fields = Object.entries(part.properties ?? {}).flatMap(([name, field]) =>
    isSchema(field)
      ? [...(field.description ? [] : [`${above}.${name}`]), ...undescribed(field, `${above}.${name}`)]
      : [],
  );
  const entries = [part.items, part.additionalProperties, ...(part.oneOf ?? []), ...(part.anyOf ?? [])];
  return [...fields, ...entries.flatMap((entry) => (isSchema(entry) ? undescribed(entry, above) : []))];
}

function readText(file: string): string {
  return readFileSync(file, 'utf8');
}
