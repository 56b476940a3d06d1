import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** A site that a test has built for itself, and serves. */
export interface BuiltBeside {
  readonly end: () => Promise<void>;
}

/** Builds a site of a content folder into another folder, with more `options` if need be, and serves it; throws what the build says where it fails. */
export async function serveBuilt(
  content: string,
  out: string,
  port: number,
  options: readonly string[] = [],
): Promise<BuiltBeside> {
  const args = ['pipeline/bin/run.mjs', 'build', '--content', content, '--out', out, ...options];
  const built = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    // With `CI` set, a new address would be an error, since the URL registry cannot be committed.
    env: { ...process.env, CI: '' },
  });
  if (built.status !== 0) throw new Error(`The site could not be built:\n${built.stdout}${built.stderr}`);
  const server = spawn(process.execPath, ['pipeline/bin/run.mjs', 'preview', '--out', out, '--port', String(port)], {
    cwd: root,
  });
  await new Promise((resolve) => server.stdout.once('data', resolve));
  return {
    end: async () => {
      server.kill();
      if (server.exitCode === null) await once(server, 'exit');
    },
  };
}
