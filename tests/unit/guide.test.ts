import { readFileSync } from 'node:fs';
import path from 'node:path';
import GithubSlugger from 'github-slugger';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { SCHEMAS } from '../../pipeline/types/content-types.ts';
import { articleSchema } from '../../pipeline/content/schema/article.ts';
import { definitionsOf, isSchema, toJsonSchema, type JsonSchema } from '../../pipeline/content/schema/json-schemas.ts';

const [guide, fields] = ['content/README.md', 'docs/fields.md'].map((file) =>
  readFileSync(path.resolve(import.meta.dirname, '../..', file), 'utf8'),
) as [string, string];

/** Each kind of file, and each part that has a table of its own. */
const PARTS = [...SCHEMAS].flatMap(([name, schema]): [string, JsonSchema][] => {
  const root = toJsonSchema(schema);
  const own: [string, JsonSchema][] = name === 'facts' ? [] : [[name, isSchema(root.items) ? root.items : root]];
  return [...own, ...definitionsOf(root)];
});
const SECTIONS = sectionsOf(PARTS.find(([name]) => name === 'page')?.[1]);

describe('the guide for writers', () => {
  test.each(PARTS)('has every field of %s in its table', (name, part) => {
    const rows = new Set(tableOf(name).map((row) => row.split('`')[1]));
    expect(pathsIn(part).filter((one) => !rows.has(one))).toEqual([]);
  });

  test('has every field of each kind of section', () => {
    const common = tableOf('section').join('\n');
    const missing = SECTIONS.flatMap(({ properties = {} }) => {
      const { kind, ...others } = properties;
      const row =
        tableOf('kinds').find((one) => isSchema(kind) && one.startsWith(`| \`${String(kind.const)}\` |`)) ?? '';
      return Object.keys(others).filter(
        (name) => !row.includes(`\`${name}\`: `) && !common.includes(`| \`${name}\` |`),
      );
    });
    expect([SECTIONS.length, missing]).toEqual([11, []]);
  });

  test('says how a placeholder is written, in all that may have one', () => {
    const alternatives = [...SCHEMAS].flatMap(([, schema]) => objectsAmong(toJsonSchema(schema)));
    expect([...new Set(alternatives.map((part) => Object.keys(part.properties ?? {}).join()))]).toEqual([
      'value,placeholder',
    ]);
    expect(guide).toContain('`{ value: …, placeholder: true }`');
  });

  test('has every label, with its English words and its place', () => {
    const properties = new Map(PARTS).get('labels')?.properties ?? {};
    const rows = tableOf('labels');
    const missing = Object.entries(properties).filter(([name, label]) => {
      const row = rows.find((one) => one.startsWith(`| \`${name}\` |`)) ?? '';
      return (
        !isSchema(label) ||
        !row.endsWith(`| ${label.description} |`) ||
        !wordsOf(label).every((words) => row.includes(words))
      );
    });
    expect(missing).toEqual([]);
    expect(rows.length).toBeGreaterThan(90);
  });

  test('leads to headings that it has', () => {
    const slugger = new GithubSlugger();
    const anchors = new Set([...guide.matchAll(/^#+ (.*)$/gm)].map(([, words = '']) => slugger.slug(words)));
    const named = [...guide.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor = '']) => anchor);
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((anchor) => !anchors.has(anchor))).toEqual([]);
  });

  test('shows an article whose fields are right', () => {
    const [, example = ''] = /^ {4}---\n([\s\S]*?)^ {4}---$/m.exec(guide) ?? [];
    expect(articleSchema.safeParse(parse(example)).error).toBeUndefined();
  });

  test('begins each kind with a command that there is', () => {
    const words = [...guide.matchAll(/^ {4}npm run new -- (\w+) "/gm)].map(([, word]) => word);
    expect([...new Set(words)]).toEqual(['insight', 'page', 'service']);
  });
});

/** Paths of the fields that a part has itself, with a `*` for names that a writer chooses. */
function pathsIn(part: JsonSchema, above = ''): string[] {
  return Object.entries(part.properties ?? {}).flatMap(([name, field]) => {
    const [items, chosen] = isSchema(field) ? [field.items, field.additionalProperties] : [];
    const own = above + name;
    return [
      own,
      ...(isSchema(field) ? pathsIn(field, `${own}.`) : []),
      ...(isSchema(items) ? pathsIn(items, `${own}.`) : []),
      ...(isSchema(chosen) ? pathsIn(chosen, `${own}.*.`) : []),
    ];
  });
}

/** Objects that are one of two forms of a value. */
function objectsAmong(part: JsonSchema): JsonSchema[] {
  const forms = (part.anyOf ?? []).filter((one) => isSchema(one) && one.properties);
  const inner = [part.items, part.additionalProperties, ...(part.anyOf ?? []), ...Object.values(part.properties ?? {})];
  return [...forms.filter(isSchema), ...inner.flatMap((one) => (isSchema(one) ? objectsAmong(one) : []))];
}

function sectionsOf(page: JsonSchema | undefined): JsonSchema[] {
  const sections = page?.properties?.['sections'];
  return isSchema(sections) && isSchema(sections.items) ? (sections.items.oneOf ?? []) : [];
}

function tableOf(name: string): string[] {
  const [, table = ''] = fields.split(`<!-- fields: ${name} -->`);
  return (table.split('<!-- /fields -->')[0] ?? '').split('\n').filter((line) => line.startsWith('| `'));
}

function wordsOf({ default: words }: JsonSchema): string[] {
  return typeof words === 'object' && words !== null ? Object.values(words).map(String) : [String(words)];
}
