import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { loadSite } from '../../pipeline/build/load-site.ts';
import { createParseHere } from '../../pipeline/build/threads/parse-here.ts';
import { applyFixes } from '../../pipeline/lint/fixes/sure-fixes.ts';
import { git } from './git.ts';
import { createMemory } from './memory.ts';
import { readFindings, type ReadFinding } from './read-findings.ts';
import { copySmallSite, temporaryFolder } from './temporary-folder.ts';

const OLD = 'insights/winter-air.md';
const NEW = 'insights/humidity.md';
const ALIAS = 'aliases: [/insights/winter-air]';

const scratch = temporaryFolder();
let content = '';
beforeEach(() => {
  content = copySmallSite();
  writeFileSync(path.join(content, 'addresses.yaml'), '/: live\n/insights/winter-air: live\n');
});

function commit(): void {
  git(content, 'init', '-q');
  git(content, 'add', '.');
  git(content, 'commit', '-qm', 'All');
}

/** Renames the article, as the Finder does, and changes its new file. */
function rename(change: (text: string) => string = (text) => text): void {
  renameSync(path.join(content, OLD), path.join(content, NEW));
  writeFileSync(path.join(content, NEW), change(textOf(NEW)));
}

function textOf(file: string): string {
  return readFileSync(path.join(content, file), 'utf8');
}

async function lost(publishedFolder?: string): Promise<ReadFinding[]> {
  const parseDocuments = createParseHere();
  const options = publishedFolder === undefined ? {} : { published: ['insights/winter-air.html'], publishedFolder };
  const { findings } = await loadSite(content, createMemory(), { parseDocuments, ...options });
  return readFindings(findings).filter(({ rule }) => rule === 'lost-address');
}

/** Applies the fix of the only finding, and returns the new text of its file. */
async function mended(publishedFolder?: string): Promise<string> {
  const findings = await lost(publishedFolder);
  expect(findings.map(({ file, message }) => [file, message])).toEqual([
    [NEW, 'Cannot find what was published at `/insights/winter-air`: this file has the same text, under another name'],
  ]);
  writeFileSync(path.join(content, NEW), applyFixes(textOf(NEW), findings));
  expect(await lost(publishedFolder)).toEqual([]);
  return textOf(NEW);
}

describe('a file that was renamed by hand', () => {
  test('is known by its text where git has it, and is given its old address', async () => {
    commit();
    rename();
    expect(await mended()).toContain(`\n${ALIAS}\n---\n`);
  });

  test('is known with another title and a further sentence', async () => {
    commit();
    rename((text) => `${text.replace(/^title: .*$/m, 'title: Dry rooms')}\nOne more sentence.\n`);
    expect(await mended()).toContain(ALIAS);
  });

  test('is known by what was published, without git', async () => {
    mkdirSync(path.join(scratch, 'insights'), { recursive: true });
    cpSync(path.join(content, OLD), path.join(scratch, OLD));
    rename();
    expect(await mended(scratch)).toContain(ALIAS);
  });

  test.each([
    ['aliases: [/old]', 'aliases: [/old, /insights/winter-air]'],
    ['aliases: []', ALIAS],
    ['aliases:\n  - /old\n  - "/older"', 'aliases:\n  - /old\n  - "/older"\n  - /insights/winter-air'],
  ])('keeps the addresses that it has: %j', async (aliases, expected) => {
    commit();
    rename((text) => text.replace('---\n', `---\n${aliases}\n`));
    expect(await mended()).toContain(`${expected}\ntitle:`);
  });

  test('with lines of Windows keeps them', async () => {
    commit();
    rename((text) => text.replaceAll('\n', '\r\n'));
    expect(await mended()).toContain(`\r\n${ALIAS}\r\n---\r\n`);
  });
});

test('a file that was removed is not taken for the only new one, and is named where it was', async () => {
  commit();
  rmSync(path.join(content, OLD));
  const [{ file, fix, advice } = expect.fail('Nothing is found')] = await lost();
  expect([file, fix]).toEqual([OLD, undefined]);
  expect(advice).toContain('write `/insights/winter-air: gone` in `addresses.yaml`');
});
