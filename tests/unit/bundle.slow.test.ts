import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { acquireLock } from '../../pipeline/cache/lock.ts';
import { isLong } from '../sampling.ts';
import { SMALL_SITE } from './load-folder.ts';
import { copyProject, folderInProject } from './project-copy.ts';
import { CACHE, run, type Ending } from './run-command.ts';

const BUILDS_MS = 300_000;
/** Ample for a build to come to its pages. */
const PATIENCE_MS = 4000;
const DIE_AT = fileURLToPath(new URL('faults/die-at.mjs', import.meta.url));

const project = folderInProject();
const cache = path.join(project, 'node_modules/.cache/site');

beforeAll(() => copyProject(project));

/** A build that has something to do: where nothing has changed, no bundle is needed. */
async function build(env: Readonly<Record<string, string>> = {}): Promise<Ending> {
  const out = await mkdtemp(path.join(project, 'out-'));
  return run(['build', '--content', SMALL_SITE, '--out', out, '--cache', CACHE], { project, env });
}

/** Folders of bundles, whole or being made. */
async function bundles(): Promise<string[]> {
  return (await readdir(cache)).filter((name) => name.startsWith('bundle-'));
}

async function expectWhole(ending: Ending): Promise<void> {
  expect([ending.code, ending.stderr]).toEqual([0, '']);
  expect(await bundles()).toHaveLength(1);
}

test('a page that cannot be bundled is named', { timeout: BUILDS_MS }, async () => {
  const page = path.join(project, 'pages/faq/+Page.tsx');
  const text = await readFile(page, 'utf8');
  await writeFile(page, `${text}\nconst = ;\n`);
  const { code, stderr } = await build();
  expect(code).toBe(1);
  expect(stderr).toContain('pages/faq/+Page.tsx');
  expect(stderr).toContain('Cannot bundle the pages: what stands above says why.');
  await writeFile(page, text);
  expect(await bundles()).toEqual([]);
});

test.runIf(isLong).each(['assets.json', 'client', 'server'])(
  'a bundling that is ended when %s is there keeps nothing',
  { timeout: BUILDS_MS },
  async (stage) => {
    const { code, stderr } = await build({ DIE_AT: stage, NODE_OPTIONS: `--import ${DIE_AT}` });
    expect([code, stderr]).toEqual([1, expect.stringContaining('was ended (SIGKILL)')]);
    expect(await bundles()).toEqual([]);
  },
);

test('then the pages are bundled by one build at a time, and once', { timeout: BUILDS_MS }, async () => {
  const lock = await acquireLock(path.join(cache, 'bundle'), () => undefined);
  const builds = [build(), build()];
  await wait(PATIENCE_MS);
  expect(await bundles()).toEqual([]);
  lock.release();
  for (const ending of await Promise.all(builds)) await expectWhole(ending);
});

test.runIf(isLong)('a bundle that was not marked as whole is made again', { timeout: BUILDS_MS }, async () => {
  const [bundle = ''] = await bundles();
  await rm(path.join(cache, bundle, 'whole'));
  await expectWhole(await build());
});
