import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { createPreviewServer } from '../write/preview-server.ts';
import { isCutOff, recover } from '../publish/exchange.ts';
import { tryLock } from '../publish/lock.ts';
import { resolveTarget } from '../publish/target.ts';
import type { Options } from './arguments.ts';
import { complain, say } from './terminal.ts';

/** `npm run preview`: serves the built folder until it is stopped. */
export async function runPreview(options: Options): Promise<number> {
  const { out, port } = options;
  recoverUnlessBusy(options);
  if (!existsSync(path.join(out, 'index.html'))) {
    complain(`There is no site in ${out}; run \`npm run build\` first`);
    return 1;
  }
  const server = createPreviewServer(out);
  if (!(await listens(server, port))) {
    complain(`Port ${port} is in use; choose another with --port`);
    return 1;
  }
  const address = server.address();
  say(`The site is on http://localhost:${typeof address === 'object' ? address?.port : port} (Ctrl+C stops it)`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.close().closeAllConnections());
  await once(server, 'close');
  return 0;
}

/** Ends what a build that was cut off has begun; while one is at work, that is its own business. */
function recoverUnlessBusy(options: Options): void {
  const target = resolveTarget(options.out, options);
  const lock = isCutOff(target) ? tryLock(target) : undefined;
  if (!lock) return;
  recover(target);
  lock.release();
}

async function listens(server: Server, port: number): Promise<boolean> {
  try {
    server.listen(port);
    await once(server, 'listening');
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    return false;
  }
}
