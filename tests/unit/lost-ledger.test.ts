import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { loadSite } from '../../pipeline/build/load-site.ts';
import { createParseHere } from '../../pipeline/build/threads/parse-here.ts';
import { git } from './git.ts';
import { createMemory } from './memory.ts';
import { readFindings } from './read-findings.ts';
import { copySmallSite } from './temporary-folder.ts';

let content = '';
beforeEach(async () => {
  content = copySmallSite();
  await writeFile(path.join(content, 'addresses.yaml'), '/: live\n/insights/how-pins-hold: live\n/old: gone\n');
});

function commit(): void {
  git(content, 'init', '-q');
  git(content, 'add', '.');
  git(content, 'commit', '-qm', 'All');
}

async function found(published: readonly string[] = []): Promise<string[]> {
  const parseDocuments = createParseHere();
  const { findings } = await loadSite(content, createMemory(), { parseDocuments, published });
  return readFindings(findings).flatMap(({ file, message, rule }) =>
    file === 'addresses.yaml' || rule === 'lost-address' ? [`${message} ${rule}`] : [],
  );
}

async function loseLine(): Promise<void> {
  const file = path.join(content, 'addresses.yaml');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace('/insights/how-pins-hold: live\n', ''));
}

const LOST = 'Cannot find what was published at `/insights/how-pins-hold` lost-address';

describe('a ledger that was lost', () => {
  test('is missed where git has it, and with it what was published', async () => {
    commit();
    await rm(path.join(content, 'addresses.yaml'));
    const gone = 'Cannot find this file, which lists every address that was ever published; git has it lost-ledger';
    expect(await found()).toEqual([gone]);
    await rm(path.join(content, 'insights/how-pins-hold.md'));
    expect(await found()).toEqual([LOST, gone].toSorted());
  });

  test('is nothing to miss in a folder that never had one', async () => {
    await rm(path.join(content, 'addresses.yaml'));
    expect(await found(['prices.html'])).toEqual([]);
  });
});

describe('a line that was lost', () => {
  test('is missed where git has it', async () => {
    commit();
    await loseLine();
    expect(await found()).toEqual([]);
    await rm(path.join(content, 'insights/how-pins-hold.md'));
    expect(await found()).toEqual([LOST]);
  });

  test('is missed where the published folder has its page', async () => {
    await loseLine();
    const files = ['index.html', '404.html', 'insights/page/7.html', 'feed.xml', 'insights/how-pins-hold.html'];
    expect(await found(files)).toEqual([]);
    await rm(path.join(content, 'insights/how-pins-hold.md'));
    expect(await found(files)).toEqual([LOST]);
  });
});
