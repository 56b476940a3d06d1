import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { sampleOf } from '../../sampling.ts';
import { bytesOf, run, runHere, type Ending } from '../run-command.ts';
import { copySmallSite } from '../temporary-folder.ts';

const PRELOAD = fileURLToPath(new URL('preload.mjs', import.meta.url));
const BUILD_MS = 120_000;
const THROW = "throw new Error('injected fault')";

/** A function of each stage, and what it does in place of its work. */
const FAILING: readonly (readonly [module: string, name: string, body: string])[] = [
  ['pipeline/site/read/content-folder.ts', 'readContentFolder', THROW],
  ['pipeline/site/check/check-addresses.ts', 'checkAddresses', THROW],
  ['pipeline/site/derive/archive.ts', 'archiveText', THROW],
  ['pipeline/outputs/fonts.ts', 'writeFonts', THROW],
  ['pipeline/outputs/pages/render-pages.ts', 'renderPages', THROW],
  ['pipeline/outputs/data/site-files.ts', 'sitemap', THROW],
  ['pipeline/build/publish/swap.ts', 'publish', THROW],
  ['pipeline/outputs/fonts.ts', 'writeFonts', `setTimeout(() => { ${THROW} }); return new Promise(() => {})`],
];
/** What the system refuses, and what is said of it. */
const REFUSED: readonly (readonly [what: string, fault: object, sentence: string])[] = [
  ['a full disk', { call: 'writeFileSync', path: 'out-build-.*html$', code: 'ENOSPC' }, 'the disk is full'],
  [
    'a disk that can only be read',
    { call: 'writeFileSync', path: '-lock$', code: 'EROFS' },
    'the disk can only be read',
  ],
  [
    'a folder without permission',
    { call: 'mkdirSync', path: 'out-build-', code: 'EACCES' },
    'this account is not allowed to',
  ],
  [
    'a full disk when the record is written',
    { call: 'writeFileSync', path: 'published/', code: 'ENOSPC' },
    'the disk is full',
  ],
  ['a full disk at the last moment', { call: 'renameSync', path: 'out-build-', code: 'ENOSPC' }, 'the disk is full'],
  [
    'a file of its own that is gone',
    { call: 'readFile', path: 'favicon.svg$', code: 'ENOENT', syscall: 'open' },
    'Cannot read',
  ],
];
const content = copySmallSite();
const out = path.join(content, '../sites/out');
let before: Record<string, string> = {};

beforeAll(async () => {
  await runHere(['build', '--content', content, '--out', out]);
  before = await bytesOf(out);
}, BUILD_MS);

describe('a build in which something fails', { timeout: BUILD_MS }, () => {
  test.each(sampleOf(FAILING, 1))(
    'in %s %s() ends with code 1, one sentence and the folder as it was',
    async (module, name, body) => {
      const ending = await buildAnew({ module, name, body });
      expect(ending).toMatchObject({
        code: 1,
        stderr: expect.stringContaining('The program itself has failed: injected fault'),
      });
      await expectNothingLost(ending);
    },
  );

  test('in a promise that nobody waits for ends with code 1 and one sentence', async () => {
    const body = "void Promise.reject(new Error('injected fault')); return new Map()";
    const ending = await buildAnew({ module: 'pipeline/build/publish/publish-site.ts', name: 'verify', body });
    expect(ending).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('The program itself has failed: injected fault'),
    });
    before = await bytesOf(out);
  });

  test('over one file of the content names that file', async () => {
    const ending = await buildAnew({
      module: 'pipeline/site/parse/settings.ts',
      name: 'parseSettings',
      body: THROW,
    });
    expect(ending.code).toBe(1);
    expect(ending.stderr).toMatch(
      /site\.yaml:1:1 error .*the program itself fails over it \(Error: injected fault\)\s+internal-fault/,
    );
    await expectNothingLost(ending);
  });

  const endings = [
    ['ends the process with code 0', 'process.exit(0)'],
    ['never comes to an end', 'return new Promise(() => {})'],
  ] as const;
  test.each(sampleOf(endings, 1))('that %s counts as failed', async (_what, body) => {
    const ending = await buildAnew({ module: 'pipeline/outputs/pages/render-pages.ts', name: 'renderPages', body });
    expect(ending.code).not.toBe(0);
    expect(ending.stderr).toContain('The command ended before its work was done.');
    await expectNothingLost(ending);
  });

  test.each(sampleOf(REFUSED, 1))('on %s says so with the path, without a stack', async (_what, fault, sentence) => {
    const ending = await buildAnew(fault);
    expect(ending.code).toBe(1);
    expect(ending.stderr).toContain(sentence);
    expect(ending.stderr).toMatch(/Cannot (?:read|write) \S+: /);
    await expectNothingLost(ending);
  });

  test.each(sampleOf(['EBUSY', 'EXDEV', 'EPERM'], 1))(
    'since its folder cannot be moved (%s) is published into it file by file',
    async (code) => {
      const ending = await buildAnew({ call: 'renameSync', path: 'out$', code });
      const { 'insights/worn-felt.html': page, ...others } = await bytesOf(out);
      expect([ending.code, ending.stderr]).toEqual([0, '']);
      expect(page).not.toBe(before['insights/worn-felt.html']);
      expect(Object.keys(others).length).toBe(Object.keys(before).length - 1);
      expect(await readdir(path.dirname(out))).toEqual(['out']);
      before = await bytesOf(out);
    },
  );

  test('shows where with --verbose', async () => {
    const fault = { module: 'pipeline/site/read/content-folder.ts', name: 'readContentFolder', body: THROW };
    const { stderr } = await buildAnew(fault, ['--verbose']);
    expect(stderr).toMatch(/\n {4}at .*content-folder\.ts/);
  });
});

/** Builds what has changed since the last build: nothing is done otherwise. */
async function buildAnew(fault: object, more: readonly string[] = []): Promise<Ending> {
  const article = path.join(content, 'insights', 'felt.md');
  await writeFile(article, `${await readFile(article, 'utf8')}\nFelt once more.\n`);
  return build(fault, more);
}

function build(fault: object, more: readonly string[] = []): Promise<Ending> {
  const args = ['build', '--content', content, '--out', out, ...more];
  return run(args, { preload: PRELOAD, env: { FAULT: JSON.stringify(fault) } });
}

async function expectNothingLost({ stderr }: Ending): Promise<void> {
  expect(stderr).not.toMatch(/\n\s+at /);
  expect(await bytesOf(out)).toEqual(before);
  expect((await readdir(path.dirname(out))).filter((name) => name.includes('previous'))).toEqual([]);
}
