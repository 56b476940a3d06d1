import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import type { z } from 'zod';
import { createReport } from '../../pipeline/report.ts';
import { articleSchema } from '../../pipeline/schema/article.ts';
import { pageSchema, serviceSchema } from '../../pipeline/schema/page.ts';
import { factsSchema, siteSchema } from '../../pipeline/schema/site.ts';
import { testimonialsSchema } from '../../pipeline/schema/testimonials.ts';
import { withFaults } from '../../pipeline/parse/faults.ts';
import { soundFields } from '../../pipeline/parse/sound-fields.ts';
import { parseYaml, type Path, type YamlSource } from '../../pipeline/parse/yaml.ts';

const FILES: readonly (readonly [file: string, schema: z.ZodType])[] = [
  ['insights/burn-quality.md', articleSchema],
  ['pages/home.md', pageSchema],
  ['pages/how-i-help.md', pageSchema],
  ['services/pitchkit.md', serviceSchema],
  ['site.yaml', siteSchema],
  ['facts.yaml', factsSchema],
  ['testimonials.yaml', testimonialsSchema],
];
/** No list may be the first, and nothing else the second. */
const WRONG = ['wrong', [[]]];

describe.each(FILES)('of %s', (file, schema) => {
  const right = valueIn(file, schema);
  const paths = pathsIn(right, []);
  const sound = schema.parse(right);

  test('all fields stay as they are while nothing is wrong', () => {
    const { fields, faults } = soundFields(schema, sourceOf(right, file, schema)) ?? {};
    expect(fields).toEqual(sound);
    expect(faults?.paths).toEqual([]);
  });

  test.each(paths.map((path) => [path.join('.'), path] as const))(
    'one wrong value, %s, is left out alone',
    (_, path) => {
      const wrong = structuredClone(right);
      set(wrong, path, WRONG[Array.isArray(at(right, path)) ? 0 : 1]);
      const source = sourceOf(wrong, file, schema);
      const { fields, faults } = soundFields(schema, source) ?? {};
      expect(fields).toBeDefined();
      const told = faults && withFaults(source, faults).faults;
      expect(told?.isIn(path)).toBe(true);
      const others = paths.filter((one) => told?.isIn(one) === false);
      expect(others.map((one) => at(fields, one))).toEqual(others.map((one) => at(sound, one)));
      // What a section may hold depends on its kind: no more than that is left out.
      const around = path.slice(0, -1).join('.');
      const apart = faults?.paths.map((one) => one.join('.'));
      expect(apart?.filter((one) => !one.startsWith(around) && !around.startsWith(one))).toEqual([]);
    },
  );
});

test('a name that nobody knows is left out, and may hide the one that was meant', () => {
  const source = sourceOf(
    { title: 'A', summary: 'B', published: '2025-10-06', hero_imag: 'a.svg' },
    'a.md',
    articleSchema,
  );
  const { fields, faults } = soundFields(articleSchema, source) ?? {};
  expect(fields).toEqual({ title: 'A', summary: 'B', published: '2025-10-06', tags: [] });
  const told = faults && withFaults(source, faults).faults;
  expect(['hero_image', 'hero_alt'].map((name) => told?.mayHide([name]))).toEqual([true, false]);
});

test('a value that is no fields at all cannot be read', () => {
  expect(soundFields(articleSchema, sourceOf(['A'], 'a.md', articleSchema))).toBeUndefined();
});

function valueIn(file: string, schema: z.ZodType): unknown {
  const text = readFileSync(new URL(`../../content/${file}`, import.meta.url), 'utf8');
  return parse(file.endsWith('.md') ? (text.split('---\n')[1] ?? '') : text, file, schema).value;
}

function sourceOf(value: unknown, file: string, schema: z.ZodType): YamlSource {
  return parse(stringify(value), file, schema);
}

function parse(text: string, file: string, fields: z.ZodType): YamlSource {
  const options = { file, linesAbove: 0, fields, ...(file === 'facts.yaml' && { schema: 'failsafe' as const }) };
  const source = parseYaml(text, options, createReport());
  if (!source) throw new Error(`${file} cannot be read`);
  return source;
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
