import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SMALL_SITE } from '../load-folder.ts';
import { bytesOf, run, type Ending } from '../run-command.ts';

const PRELOAD = fileURLToPath(new URL('preload.mjs', import.meta.url));
const BUILD_MS = 120_000;
const THROW = "throw new Error('injected fault')";

let folder = '';
let out = '';
let before: Record<string, string> = {};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'faults-'));
  out = path.join(folder, 'out');
  await build({});
  before = await bytesOf(out);
}, BUILD_MS);
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a build in which something fails', { timeout: BUILD_MS }, () => {
  test.each([
    ['pipeline/read/content-folder.ts', 'readContentFolder', THROW],
    ['pipeline/check/addresses.ts', 'checkAddresses', THROW],
    ['pipeline/derive/archive.ts', 'archiveText', THROW],
    ['pipeline/write/fonts.ts', 'writeFonts', THROW],
    ['pipeline/write/render-pages.ts', 'renderPages', THROW],
    ['pipeline/derive/sitemap.ts', 'sitemap', THROW],
    ['pipeline/publish/exchange.ts', 'publish', THROW],
    ['pipeline/write/fonts.ts', 'writeFonts', `setTimeout(() => { ${THROW} }); return new Promise(() => {})`],
    ['pipeline/publish/verify.ts', 'verify', `void Promise.reject(new Error('injected fault'))`],
  ])('in %s %s() ends with code 1, one sentence and the folder as it was', async (module, name, body) => {
    const ending = await build({ module, name, body });
    expect(ending).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('The program itself has failed: injected fault'),
    });
    await expectNothingLost(ending);
  });

  test('over one file of the content names that file', async () => {
    const ending = await build({ module: 'pipeline/parse/settings.ts', name: 'parseSettings', body: THROW });
    expect(ending.code).toBe(1);
    expect(ending.stderr).toMatch(
      /site\.yaml\n.*the program itself fails over it \(Error: injected fault\)\s+internal-fault/,
    );
    await expectNothingLost(ending);
  });

  test.each([
    ['ends the process with code 0', 'process.exit(0)'],
    ['never comes to an end', 'return new Promise(() => {})'],
  ])('that %s counts as failed', async (_what, body) => {
    const ending = await build({ module: 'pipeline/write/render-pages.ts', name: 'renderPages', body });
    expect(ending.code).not.toBe(0);
    expect(ending.stderr).toContain('The command ended before its work was done.');
    await expectNothingLost(ending);
  });

  test.each([
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
    ['a full disk at the last moment', { call: 'renameSync', path: 'out-build-', code: 'ENOSPC' }, 'the disk is full'],
    [
      'a file of its own that is gone',
      { call: 'readFile', path: 'favicon.svg$', code: 'ENOENT', syscall: 'open' },
      'Cannot read',
    ],
  ])('on %s says so with the path, without a stack', async (_what, fault, sentence) => {
    const ending = await build(fault);
    expect(ending.code).toBe(1);
    expect(ending.stderr).toContain(sentence);
    expect(ending.stderr).toMatch(/Cannot (?:read|write) \S+: /);
    await expectNothingLost(ending);
  });

  test.each(['EBUSY', 'EXDEV', 'EPERM'])(
    'since its folder cannot be moved (%s) is published into it file by file',
    async (code) => {
      const ending = await build({ call: 'renameSync', path: 'out$', code });
      expect([ending.code, ending.stderr, await bytesOf(out)]).toEqual([0, '', before]);
      expect(await readdir(folder)).toEqual(['out']);
    },
  );

  test('shows where with --verbose', async () => {
    const fault = { module: 'pipeline/write/fonts.ts', name: 'writeFonts', body: THROW };
    const { stderr } = await build(fault, ['--verbose']);
    expect(stderr).toMatch(/\n {4}at .*fonts\.ts/);
  });
});

function build(fault: object, more: readonly string[] = []): Promise<Ending> {
  const args = ['build', '--content', SMALL_SITE, '--out', out, ...more];
  return run(args, { preload: PRELOAD, env: { FAULT: JSON.stringify(fault) } });
}

async function expectNothingLost({ stderr }: Ending): Promise<void> {
  expect(stderr).not.toMatch(/\n\s+at /);
  expect(await bytesOf(out)).toEqual(before);
  expect((await readdir(folder)).filter((name) => name.includes('previous'))).toEqual([]);
}
