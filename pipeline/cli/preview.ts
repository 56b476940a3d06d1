import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createPreviewServer } from '../write/preview-server.ts';
import type { Options } from './arguments.ts';

/** `npm run preview`: serves the built folder until it is stopped. */
export async function runPreview({ out, port }: Options): Promise<number> {
  if (!existsSync(path.join(out, 'index.html'))) {
    console.error(`There is no site in ${out}; run \`npm run build\` first`);
    return 1;
  }
  const server = createPreviewServer(out).listen(port);
  await once(server, 'listening');
  const address = server.address();
  console.log(
    `The site is on http://localhost:${typeof address === 'object' ? address?.port : port} (Ctrl+C stops it)`,
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.close().closeAllConnections());
  await once(server, 'close');
  return 0;
}
