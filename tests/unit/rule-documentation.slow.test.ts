import { cpSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Sample } from '../../pipeline/lint/rule.ts';
import { rules, type RuleName } from '../../pipeline/lint/rules.ts';
import { layExample } from './lay-example.ts';
import { loadFolder, SMALL_SITE } from './load-folder.ts';
import { copySmallSite } from './temporary-folder.ts';

const names = Object.keys(rules) as RuleName[];
const shown = names.flatMap((name) => {
  const { example, parameters } = rules[name];
  return 'none' in example ? [] : [[name, { ...example, parameters }] as const];
});

/** One side of an example at a time is laid over it. */
const root = copySmallSite();

describe('the documentation of', () => {
  test.each(names)('%s says in two to five sentences what it means', (name) => {
    const sentences = rules[name].means.match(/[.?!](?=\s|$)/g) ?? [];
    expect(sentences.length).toBeGreaterThanOrEqual(2);
    expect(sentences.length).toBeLessThanOrEqual(5);
  });

  test.each(shown)('%s shows what fails, and where', async (name, { wrong, parameters }) => {
    const { place, found } = await findIn(wrong);
    expect(found).toEqual([{ rule: name, parameters, place: place ?? expect.any(String) }]);
  });

  test.each(shown)('%s shows it mended', async (_name, { right }) => {
    expect((await findIn(right)).found).toEqual([]);
  });
});

/** What is found in the small site with one side of an example laid over it, and where its mark is. */
async function findIn(samples: readonly Sample[]) {
  onTestFinished(() => samples.forEach(takeAway));
  const place = await layExample(samples, root);
  const { report } = await loadFolder(root);
  const found = report
    .findings()
    .map(({ rule, parameters, file, line, column }) => ({ rule, parameters, place: `${file}:${line}:${column}` }));
  return { place, found };
}

/** Puts a file of the small site back in the place of a sample, if it has one of that name. */
function takeAway({ file }: Sample): void {
  rmSync(path.join(root, file), { recursive: true, force: true });
  if (existsSync(path.join(SMALL_SITE, file))) cpSync(path.join(SMALL_SITE, file), path.join(root, file));
}
