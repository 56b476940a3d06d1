import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { CERTIFICATE } from './servers.ts';

const PROGRAM = fileURLToPath(new URL('observe.mjs', import.meta.url));
/** Where the long run installs the package. It is no dependency, because its install script downloads certificates. */
const PACKAGE = path.resolve(
  import.meta.dirname,
  '../../../node_modules/.cache/observatory/node_modules/@mdn/mdn-http-observatory',
);

/** Whether HTTP Observatory is installed. */
export const hasObservatory = existsSync(PACKAGE);

/** The result of one of its tests. */
interface Outcome {
  readonly name: string;
  readonly result: string;
  /** How much it changes the score, which begins at 100. */
  readonly points: number;
}

/** Runs HTTP Observatory on the site at two ports of this machine, the second with TLS, in a process that trusts its certificate. */
export async function observe(ports: readonly [number, number]): Promise<Outcome[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, PACKAGE, ...ports.map(String)], {
    env: { ...process.env, NODE_EXTRA_CA_CERTS: CERTIFICATE },
  });
  return JSON.parse(stdout);
}
