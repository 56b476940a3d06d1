import { cp, mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Sample } from '../../pipeline/lint/rule.ts';
import { rules, type RuleName } from '../../pipeline/lint/rules.ts';
import { layExample } from './lay-example.ts';
import { loadFolder, SMALL_SITE } from './load-folder.ts';
import { temporaryFolder } from './temporary-folder.ts';

const names = Object.keys(rules) as RuleName[];
const shown = names.flatMap((name) => {
  const { example, parameters } = rules[name];
  return 'none' in example ? [] : [[name, { ...example, parameters }] as const];
});

const scratch = temporaryFolder();

describe('the documentation of', () => {
  test.each(names)('%s says in two to five sentences what it means', (name) => {
    const sentences = rules[name].means.match(/[.?!](?=\s|$)/g) ?? [];
    expect(sentences.length).toBeGreaterThanOrEqual(2);
    expect(sentences.length).toBeLessThanOrEqual(5);
  });

  test.concurrent.for(shown)(
    '%s shows what fails, and where',
    async ([name, { wrong, parameters }], { expect: here }) => {
      const { place, found } = await findIn(wrong);
      here(found).toEqual([{ rule: name, parameters, place: place ?? here.any(String) }]);
    },
  );

  test.concurrent.for(shown)('%s shows it mended', async ([, { right }], { expect: here }) => {
    here((await findIn(right)).found).toEqual([]);
  });
});

/** What is found in the small site with one side of an example laid over it, and where its mark is. */
async function findIn(samples: readonly Sample[]) {
  const root = await mkdtemp(path.join(scratch, 'site-'));
  await cp(SMALL_SITE, root, { recursive: true });
  const place = await layExample(samples, root);
  const { report } = await loadFolder(root);
  const found = report
    .findings()
    .map(({ rule, parameters, file, line, column }) => ({ rule, parameters, place: `${file}:${line}:${column}` }));
  return { place, found };
}
