import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startPreview, untilStopped } from '../server/preview.ts';
import type { Options } from './arguments/arguments.ts';
import { complain, say } from '../shared/terminal.ts';

/** Within this time, the signal that ends a preview may come again, from a parent process. */
const SECOND_SIGNAL_MS = 200;

/** `npm run preview`: serves the published folder until it is stopped. */
export async function runPreview({ out, port, host }: Options): Promise<number> {
  if (!existsSync(path.join(out, 'index.html'))) {
    complain(`There is no site in ${out}; run \`npm run build\` first`);
    return 1;
  }
  const preview = await startPreview(out, port, host);
  const { base, otherOrigins } = preview;
  say(`The site is on ${preview.origin}${base} (Ctrl+C stops it)`);
  if (otherOrigins.length > 0)
    say(`Other computers find it on ${otherOrigins.map((origin) => origin + base).join(', ')}`);
  await untilStopped();
  await Promise.all([preview.close(), setTimeout(SECOND_SIGNAL_MS)]);
  return 0;
}
