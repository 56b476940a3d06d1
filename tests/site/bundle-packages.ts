import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../run/free-port.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const BUNDLES = '/node_modules/.vite/deps/';
/** Far from the ports of the tests. */
const FIRST_PORT = 5950;

/**
 * Has a development server bundle the packages of its pages, if none has yet, before any test: of two servers that begin
 * at the same time, one would take the bundles away from pages of the other.
 */
export default async function bundlePackages(): Promise<void> {
  if (existsSync(path.join(root, BUNDLES, '_metadata.json'))) return;
  const port = await freePort(FIRST_PORT);
  const server = spawn(process.execPath, ['pipeline/bin/run.mjs', 'dev', '--port', String(port)], {
    cwd: root,
    env: { ...process.env, CI: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await new Promise<void>((resolve, reject) => {
      server.stdout.on('data', (words: Buffer) => {
        if (words.includes(String(port))) resolve();
      });
      server.once('exit', (code) => reject(new Error(`The development server ended with code ${code}`)));
    });
    const script = await textAt(`http://localhost:${port}/desk/main.tsx`);
    const bundle = new RegExp(`"(${BUNDLES}[^"]+)"`).exec(script)?.[1];
    if (bundle === undefined) throw new Error('The first script of the desk imports no package');
    // Answered as soon as all of them are bundled.
    await textAt(`http://localhost:${port}${bundle}`);
  } finally {
    server.removeAllListeners('exit');
    server.kill('SIGINT');
    if (server.exitCode === null) await once(server, 'exit');
  }
}

async function textAt(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answers with ${answer.status}`);
  return answer.text();
}
