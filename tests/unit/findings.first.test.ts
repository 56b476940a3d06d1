import { cp, mkdtemp, readdir, readFile, rename, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toLines } from './read-findings.ts';
import { shownFrom } from '../../pipeline/lint/formats/shown.ts';
import { toPrintable } from '../../pipeline/shared/printable.ts';
import { adviceOf, hasErrors } from '../../pipeline/lint/finding.ts';
import { createReport, type Report } from '../../pipeline/lint/report.ts';
import { rules, type RuleName } from '../../pipeline/lint/rules.ts';
import { loadFolder, SMALL_SITE } from './load-folder.ts';

/** In the catalog, but no text is known that leads to it. */
const UNREACHED = new Set(['internal-fault', 'unlisted-address', 'lost-ledger']);
/** Of other sites: `check-external.test.ts` asks one for them. */
const names = Object.keys(rules) as RuleName[];
const OUTSIDE = new Set(names.filter((name) => rules[name].area === 'outside'));
const CASES = fileURLToPath(new URL('../fixtures/findings', import.meta.url));
const cases = (await readdir(CASES)).toSorted();

let scratch = '';
beforeAll(async () => {
  scratch = await mkdtemp(path.join(tmpdir(), 'findings-'));
});
afterAll(() => rm(scratch, { recursive: true }));

describe('a content folder', () => {
  test('without a fault has no finding', async () => {
    const { report, loaded } = await loadFolder(SMALL_SITE);
    expect(toText(report)).toBe('');
    expect(loaded).toBeDefined();
  });

  test.concurrent.for(cases)('%s is reported with its place and its help', async (name, { expect: expectHere }) => {
    const root = await layOver(name);
    const { report } = await loadFolder(root);
    await expectHere(toText(report)).toMatchFileSnapshot(path.join(CASES, name, 'expected.txt'));
  });
});

describe('the catalog of rules', () => {
  test.each(names.filter((rule) => !UNREACHED.has(rule) && !OUTSIDE.has(rule)))('%s has a case', async (rule) => {
    expect(await rulesWithCase()).toContain(rule);
  });

  test.each([...UNREACHED])('%s is reported by nothing yet', async (rule) => {
    expect(await rulesWithCase()).not.toContain(rule);
  });

  test('names its rules in lower case with hyphens', () => {
    expect(Object.keys(rules).filter((rule) => !/^[a-z]+(?:-[a-z]+)+$/.test(rule))).toEqual([]);
  });
});

describe('a report', () => {
  test('counts a stand-in as an error before a launch only', async () => {
    const root = await layOver('placeholder-left');
    const [now, launch] = [createReport(), createReport({ launch: true })];
    await loadFolder(root, now);
    await loadFolder(root, launch);
    expect([hasErrors(now.findings()), hasErrors(launch.findings())]).toEqual([false, true]);
  });

  test('counts the same finding at the same place once', () => {
    const report = createReport();
    const place = { file: 'a.md', line: 1, column: 1 };
    const values = { line: 'tags: [a]' };
    report.report('yaml-tab', place, values);
    report.report('yaml-tab', place, values);
    report.report('yaml-tab', { ...place, line: 2 }, values);
    expect(report.findings().map(({ line }) => line)).toEqual([1, 2]);
  });
});

/** Each finding as programs read it, with its help on the next line; paths from the content folder. */
function toText({ findings }: Report): string {
  return shownFrom(findings(), process.cwd())
    .flatMap((finding) => [...toLines([finding]), `    ${adviceOf(finding)}`])
    .map((line) => `${toPrintable(line)}\n`)
    .join('');
}

/** What a case folder says about itself; everything else in it is content. */
const ABOUT_CASE = new Set(['expected.txt', 'grow.json', 'remove.txt', 'rename.json']);

/**
 * The small site with the files of a case laid over it, less those that its `remove.txt` names; `rename.json` gives files
 * names that not every system could keep, and `grow.json` more bytes than a repository should hold.
 */
async function layOver(name: string): Promise<string> {
  const root = await mkdtemp(path.join(scratch, `${name}-`));
  await cp(SMALL_SITE, root, { recursive: true });
  const files = await readdir(path.join(CASES, name));
  const removed = files.includes('remove.txt') ? await readFile(path.join(CASES, name, 'remove.txt'), 'utf8') : '';
  for (const file of removed.split('\n').filter(Boolean)) await rm(path.join(root, file));
  for (const file of files.filter((entry) => !ABOUT_CASE.has(entry)))
    await cp(path.join(CASES, name, file), path.join(root, file), { recursive: true, verbatimSymlinks: true });
  for (const [from, to] of await entriesOf<string>(path.join(CASES, name, 'rename.json'), files))
    await rename(path.join(root, from), path.join(root, to));
  for (const [file, size] of await entriesOf<number>(path.join(CASES, name, 'grow.json'), files))
    await truncate(path.join(root, file), size);
  return root;
}

async function entriesOf<T>(file: string, files: readonly string[]): Promise<[string, T][]> {
  if (!files.includes(path.basename(file))) return [];
  return Object.entries(JSON.parse(await readFile(file, 'utf8')) as Record<string, T>);
}

async function rulesWithCase(): Promise<ReadonlySet<string>> {
  const texts = await Promise.all(cases.map((name) => readFile(path.join(CASES, name, 'expected.txt'), 'utf8')));
  return new Set(
    texts.flatMap((text) => [...text.matchAll(/ ([a-z]+(?:-[a-z]+)+)$/gm)].map((match) => match[1] ?? '')),
  );
}
