import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import type { z } from 'zod';
import { createReport } from '../../pipeline/lint/report.ts';
import { articleSchema } from '../../pipeline/content/schema/article.ts';
import { pageSchema, serviceSchema } from '../../pipeline/content/schema/page.ts';
import { factsSchema, siteSchema } from '../../pipeline/content/schema/site.ts';
import { testimonialsSchema } from '../../pipeline/content/schema/testimonials.ts';
import { faultsFrom } from '../../pipeline/compile/yaml/faults.ts';
import { recoveredFields } from '../../pipeline/lint/fields/recovered-fields.ts';
import type { Path } from '../../pipeline/compile/yaml/spans.ts';
import { readYaml } from '../../pipeline/compile/yaml/yaml.ts';
import { openSource } from '../../pipeline/compile/yaml/yaml-source.ts';
import type { TypedFields } from '../../pipeline/lint/fields/report-issues.ts';
import { sampleOf } from '../sampling.ts';

const FILES: readonly (readonly [file: string, schema: z.ZodType])[] = [
  ['insights/burn-quality.md', articleSchema],
  ['pages/home.md', pageSchema],
  ['pages/how-i-help.md', pageSchema],
  ['services/pitchkit.md', serviceSchema],
  ['site.yaml', siteSchema],
  ['facts.yaml', factsSchema],
  ['testimonials.yaml', testimonialsSchema],
];
/** Values of each file. */
const SAMPLE = 20;
/** No list may be the first, and nothing else the second. */
const WRONG = ['wrong', [[]]];

describe.each(FILES)('of %s', (file, schema) => {
  const right = valueIn(file);
  const paths = pathsIn(right, []);
  const recovered = schema.parse(right);

  test('all fields stay as they are while nothing is wrong', () => {
    const { fields, faults } = recoveredFields(schema, sourceOf(right, file)) ?? {};
    expect(fields).toEqual(recovered);
    expect(faults?.paths).toEqual([]);
  });

  test.each(sampleOf(paths, SAMPLE).map((path) => [path.join('.'), path] as const))(
    'one wrong value, %s, is left out alone',
    (_, path) => {
      const wrong = structuredClone(right);
      set(wrong, path, WRONG[Array.isArray(at(right, path)) ? 0 : 1]);
      const { fields, faults } = recoveredFields(schema, sourceOf(wrong, file)) ?? {};
      expect(fields).toBeDefined();
      const told = faults && faultsFrom(faults);
      expect(told?.isIn(path)).toBe(true);
      const others = paths.filter((one) => told?.isIn(one) === false);
      expect(others.map((one) => at(fields, one))).toEqual(others.map((one) => at(recovered, one)));
      // What a section may hold depends on its kind: no more than that is left out.
      const around = path.slice(0, -1).join('.');
      const apart = faults?.paths.map((one) => one.join('.'));
      expect(apart?.filter((one) => !one.startsWith(around) && !around.startsWith(one))).toEqual([]);
    },
  );
});

test('an unknown name is left out, and may hide the one that was meant', () => {
  const typed = { title: 'A', summary: 'B', published: '2025-10-06', hero_imag: 'a.svg' };
  const { fields, faults } = recoveredFields(articleSchema, sourceOf(typed, 'a.md')) ?? {};
  expect(fields).toEqual({ title: 'A', summary: 'B', published: '2025-10-06', tags: [] });
  const told = faults && faultsFrom(faults);
  expect(['hero_image', 'hero_alt'].map((name) => told?.mayHide([name]))).toEqual([true, false]);
});

test('a value that is no fields at all cannot be read', () => {
  expect(recoveredFields(articleSchema, sourceOf(['A'], 'a.md'))).toBeUndefined();
});

function valueIn(file: string): unknown {
  const text = readFileSync(new URL(`../../content/${file}`, import.meta.url), 'utf8');
  return parse(file.endsWith('.md') ? (text.split('---\n')[1] ?? '') : text, file).value;
}

function sourceOf(value: unknown, file: string): TypedFields {
  return parse(stringify(value), file);
}

function parse(text: string, file: string): TypedFields {
  const source = { file, text, linesAbove: 0, ...(file === 'facts.yaml' && { schema: 'failsafe' as const }) };
  const read = readYaml(source, createReport());
  if (!read || 'errors' in read) throw new Error(`${file} cannot be read`);
  return { value: read.value, yaml: openSource(file, { ...read, linesAbove: 0 }, () => text), unclear: new Set() };
}

/** The ways to all values below a value. */
function pathsIn(value: unknown, path: Path): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const here = [...path, Array.isArray(value) ? Number(key) : key];
    return [here, ...pathsIn(inner, here)];
  });
}

function at(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((here, key) => Reflect.get(Object(here), key), value);
}

function set(value: unknown, path: Path, wrong: unknown): void {
  Reflect.set(Object(at(value, path.slice(0, -1))), path.at(-1) ?? '', wrong);
}
