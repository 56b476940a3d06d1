import { cpSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Sample } from '../../pipeline/findings/rule.ts';
import { rules, type RuleName } from '../../pipeline/findings/rules.ts';
import { layExample } from './lay-example.ts';
import { loadFolder, SMALL_SITE } from './load-folder.ts';
import { copySmallSite } from './temporary-folder.ts';

const names = Object.keys(rules) as RuleName[];
const shown = names.flatMap((name) => {
  const { example, parameters } = rules[name];
  return 'none' in example ? [] : [[name, { ...example, parameters }] as const];
});

/** One side of an example at a time is laid over each: a file that was just written has to rest before it is read. */
const roots = Array.from({ length: 5 }, copySmallSite);

describe('the documentation of', () => {
  test.each(names)('%s says in two to five sentences what it means', (name) => {
    const sentences = rules[name].means.match(/[.?!](?=\s|$)/g) ?? [];
    expect(sentences.length).toBeGreaterThanOrEqual(2);
    expect(sentences.length).toBeLessThanOrEqual(5);
  });

  test.concurrent.each(shown)('%s shows what fails, and where', async (name, { wrong, parameters }) => {
    const { place, found } = await findIn(wrong);
    expect(found).toEqual([{ rule: name, parameters, place: place ?? expect.any(String) }]);
  });

  test.concurrent.each(shown)('%s shows it mended', async (_name, { right }) => {
    expect((await findIn(right)).found).toEqual([]);
  });
});

/** What is found in a small site with one side of an example laid over it, and where its mark is. */
async function findIn(samples: readonly Sample[]) {
  const root = roots.pop();
  if (root === undefined) throw new Error('More tests run at once than there are sites');
  try {
    const place = await layExample(samples, root);
    const { findings } = await loadFolder(root);
    const found = findings.map(({ rule, parameters, file, line, column }) => ({
      rule,
      parameters,
      place: `${file}:${line}:${column}`,
    }));
    return { place, found };
  } finally {
    for (const { file } of samples) takeAway(path.join(root, file), path.join(SMALL_SITE, file));
    roots.push(root);
  }
}

/** Puts a file of the small site back in the place of a sample, if it has one of that name. */
function takeAway(sample: string, original: string): void {
  rmSync(sample, { recursive: true, force: true });
  if (existsSync(original)) cpSync(original, sample);
}
