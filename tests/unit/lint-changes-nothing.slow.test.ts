import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { LoadedSite } from '../../pipeline/build/load-site.ts';
import { createParseHere } from '../../pipeline/build/threads/parse-here.ts';
import { rules } from '../../pipeline/findings/rules.ts';
import { sampleOf } from '../sampling.ts';
import { compileText } from './compile-text.ts';
import { loadFolder } from './load-folder.ts';
import { createMemory } from './memory.ts';
import { MARK } from './mistakes/mistake.ts';
import { MISTAKES } from './mistakes/table.ts';

/** What is only long says nothing new, and takes its time. */
const LONG = 10_000;
const SAMPLE = 125;
const PROJECT = path.resolve(import.meta.dirname, '../..');

/** Right texts, and texts with every mistake that there is a rule for. */
const texts = sampleOf(
  [
    ...['content', 'tests/fixtures/small-site', 'tests/fixtures/pastes'].flatMap(filesIn),
    ...MISTAKES.flatMap(({ name, to = '', add = {} }) =>
      [to, ...Object.values(add)].flatMap((text) =>
        typeof text === 'string' && text.length < LONG ? [[name, text.replace(MARK, '')] as const] : [],
      ),
    ),
    ...Object.entries(rules).flatMap(([name, { example }]) =>
      'none' in example ? [] : example.wrong.flatMap((one) => ('text' in one ? [[name, one.text] as const] : [])),
    ),
  ],
  SAMPLE,
);

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
    const root = path.join(PROJECT, name);
    const [seen, unseen] = [await loadFrom(root, true), await loadFrom(root, false)];
    expect(unseen?.site).toEqual(seen?.site);
    expect([unseen?.variants, unseen?.downloads]).toEqual([seen?.variants, seen?.downloads]);
  },
);

async function loadFrom(root: string, isLinting: boolean): Promise<LoadedSite | undefined> {
  const parseDocuments = createParseHere(isLinting);
  const { findings, loaded } = await loadFolder(root, { parseDocuments, isLinting, typedCache: createMemory() });
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(loaded).toBeDefined();
  return loaded;
}
