import { existsSync } from 'node:fs';
import path from 'node:path';
import { whyNotListening } from '../serve/listen.ts';
import { startPreview, type Preview } from '../serve/preview.ts';
import { restore, workplaceOf } from '../write/publish.ts';
import type { Options } from './arguments.ts';

/** `npm run preview`: serves the built folder until it is stopped. */
export async function runPreview({ out, port, host }: Options): Promise<number> {
  restore(workplaceOf(out));
  if (!existsSync(path.join(out, 'index.html'))) {
    console.error(`There is no site in ${out}; run \`npm run build\` first`);
    return 1;
  }
  const preview = await startInWords(out, port, host);
  if (!preview) return 1;
  const elsewhere = preview.elsewhere.length > 0 ? `\nOther computers find it on ${preview.elsewhere.join(', ')}` : '';
  console.log(`The site is on ${preview.origin} (Ctrl+C stops it)${elsewhere}`);
  await untilStopped();
  await preview.close();
  return 0;
}

/** A signal may come twice, from the terminal and from a program around this one; the second must not break off the end. */
function untilStopped(): Promise<unknown> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, resolve);
  });
}

/** Starts the preview, or says why the system does not let it. */
async function startInWords(out: string, port: number, host: string | undefined): Promise<Preview | undefined> {
  try {
    return await startPreview(out, { port, host });
  } catch (error) {
    const why = whyNotListening(error, port, host);
    if (why === undefined) throw error;
    console.error(why);
    return undefined;
  }
}
