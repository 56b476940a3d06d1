import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { test } from './fixtures.ts';
import { ownPort } from './own-port.ts';

/** The port of a site that the tests of a file build for themselves. */
export const PORT_BESIDE = ownPort(2);

const root = path.resolve(import.meta.dirname, '../..');
/** Ample for a build on a busy machine, in milliseconds. */
const BUILD_MS = 240_000;

/**
 * Builds a site before the tests of a file, with further `options` for the build, within `patienceMs` milliseconds, serves
 * it at `PORT_BESIDE`, and stops after them. `write` fills its content folder. If the build fails, the tests fail with its output.
 */
export function serveBeside(
  write: (content: string) => Promise<void>,
  options: readonly string[] = [],
  patienceMs = BUILD_MS,
): void {
  let folder = '';
  let server: ChildProcess;

  test.describe.configure({ mode: 'default' });
  test.beforeAll(async () => {
    test.setTimeout(patienceMs);
    folder = await mkdtemp(path.join(os.tmpdir(), 'beside-'));
    const [content, out] = [path.join(folder, 'content'), path.join(folder, 'dist')];
    await write(content);
    const built = spawnSync(
      process.execPath,
      ['pipeline/bin/run.mjs', 'build', '--content', content, '--out', out, ...options],
      // With `CI` set, a new address would be an error, since the URL registry cannot be committed.
      { cwd: root, encoding: 'utf8', env: { ...process.env, CI: '' } },
    );
    if (built.status !== 0) throw new Error(`The site could not be built:\n${built.stdout}${built.stderr}`);
    const args = ['pipeline/bin/run.mjs', 'preview', '--out', out, '--port', String(PORT_BESIDE)];
    const started = spawn(process.execPath, args, { cwd: root });
    server = started;
    await new Promise((resolve) => started.stdout.once('data', resolve));
  });
  test.afterAll(async () => {
    server.kill();
    if (server.exitCode === null) await once(server, 'exit');
    await rm(folder, { recursive: true, force: true });
  });
}

/** Copies the content of this project into a folder. */
export function copyContent(content: string): Promise<void> {
  return cp(path.join(root, 'content'), content, { recursive: true });
}
