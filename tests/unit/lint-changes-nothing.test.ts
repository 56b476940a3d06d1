import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeSite, type LoadedSite } from '../../pipeline/build/load-site.ts';
import { createParseHere } from '../../pipeline/build/threads/parse-here.ts';
import { probeImages } from '../../pipeline/compile/images/probe-images.ts';
import { readContentFolder } from '../../pipeline/compile/read/content-folder.ts';
import { contentTypes } from '../../pipeline/content/types/content-types.ts';
import { createReport } from '../../pipeline/lint/report.ts';
import { rules } from '../../pipeline/lint/rules.ts';
import { compileText } from './compile-text.ts';
import { createMemory } from './memory.ts';
import { MARK } from './mistakes/mistake.ts';
import { MISTAKES } from './mistakes/table.ts';

const PROJECT = path.resolve(import.meta.dirname, '../..');

/** Right texts, and texts with every mistake that there is a rule for. */
const texts = [
  ...['content', 'tests/fixtures/small-site', 'tests/fixtures/pastes'].flatMap(filesIn),
  ...MISTAKES.flatMap(({ name, to = '', add = {} }) =>
    [to, ...Object.values(add)].flatMap((text) =>
      typeof text === 'string' ? [[name, text.replace(MARK, '')] as const] : [],
    ),
  ),
  ...Object.entries(rules).flatMap(([name, { example }]) =>
    'none' in example ? [] : example.wrong.flatMap((one) => ('text' in one ? [[name, one.text] as const] : [])),
  ),
];

test('a text is compiled to the same HTML whether a linter looks at it or not', () => {
  for (const [name, text] of texts) {
    const [seen, unseen] = [true, false].map((isLinted) => compileText(text, { hasFrontMatter: true, isLinted }).html);
    expect.soft(seen, name).toBe(unseen);
  }
});

function filesIn(folder: string): (readonly [name: string, text: string])[] {
  return readdirSync(path.join(PROJECT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
    .map(({ parentPath, name }) => [name, readFileSync(path.join(parentPath, name), 'utf8')]);
}

test.each(['content', 'tests/fixtures/small-site', 'tests/fixtures/italian-site'])(
  'of right content in %s the same site is made whether a linter looks at it or not',
  async (name) => {
    const [seen, unseen] = [
      await siteOf(path.join(PROJECT, name), true),
      await siteOf(path.join(PROJECT, name), false),
    ];
    expect(unseen?.site).toEqual(seen?.site);
    expect([unseen?.variants, unseen?.downloads]).toEqual([seen?.variants, seen?.downloads]);
  },
);

async function siteOf(root: string, isLinting: boolean): Promise<LoadedSite | undefined> {
  const report = createReport();
  const folder = await readContentFolder(root, Object.keys(contentTypes), report);
  const probes = await probeImages(root, folder.images, createMemory());
  const parse = createParseHere(Object.values(contentTypes), isLinting);
  const loaded = await makeSite(folder, probes, report, parse, { isLinting });
  expect(report.findings().filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(loaded).toBeDefined();
  return loaded;
}
