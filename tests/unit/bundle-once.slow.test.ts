import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { acquireLock } from '../../pipeline/store/lock.ts';
import { copyProject } from './project-copy.ts';
import { run } from './run-command.ts';

const BUILDS_MS = 180_000;
/** Ample for a build to come to its pages. */
const PATIENCE_MS = 8000;

let project = '';
let cache = '';

beforeAll(async () => {
  project = await copyProject('bundle-');
  cache = path.join(project, 'node_modules/.cache/site');
  expect((await run(['check'], { project })).code).toBe(0);
});

afterAll(() => rm(project, { recursive: true, force: true }));

/** Folders of bundles, whole or being made. */
async function bundles(): Promise<string[]> {
  return (await readdir(cache)).filter((name) => name.startsWith('bundle-'));
}

test('the pages are bundled by one build at a time, and once', { timeout: BUILDS_MS }, async () => {
  const lock = await acquireLock(path.join(cache, 'bundle'), () => undefined);
  const builds = [1, 2, 3].map((number) =>
    run(['build', '--out', path.join(project, `out-${number}`), '--cache', path.join(project, `cache-${number}`)], {
      project,
    }),
  );
  await wait(PATIENCE_MS);
  expect(await bundles()).toEqual([]);
  lock.release();
  const endings = await Promise.all(builds);
  expect(endings.map(({ code, stderr }) => [code, stderr])).toEqual(endings.map(() => [0, '']));
  expect(await bundles()).toHaveLength(1);
});
