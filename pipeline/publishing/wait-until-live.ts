import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';
import { MANIFEST } from '../build/publish/manifest.ts';
import { parseJson } from '../shared/parse-json.ts';

/** How long an address is asked, and how often, in milliseconds. */
export interface Patience {
  readonly waitMs: number;
  readonly pollMs: number;
}

const ANSWER_MS = 15_000;
const VERSION = z.object({ content: z.string() });

/** The moment at which a site was live, in milliseconds since 1970, or what its address answered last. */
export type Waited = { readonly at: number } | { readonly answer: string };

/** Asks the address of a site for the list of its build until it names this version of the content. */
export async function waitUntilLive(
  url: string,
  contentVersion: string,
  { waitMs, pollMs }: Patience,
): Promise<Waited> {
  const end = Date.now() + waitMs;
  for (;;) {
    const answer = await versionAt(url);
    if (answer.version === contentVersion) return { at: Date.now() };
    if (Date.now() + pollMs > end) return { answer: answer.words };
    await pause(pollMs);
  }
}

async function versionAt(url: string): Promise<{ readonly version?: string; readonly words: string }> {
  try {
    const answer = await fetch(`${url}/${MANIFEST}`, {
      headers: { 'cache-control': 'no-cache' },
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    if (!answer.ok) {
      await answer.body?.cancel();
      return { words: `it answers ${answer.status} for \`/${MANIFEST}\`` };
    }
    const known = parseJson(await answer.text(), VERSION);
    if (!known) return { words: `what is at \`/${MANIFEST}\` is not made by this program` };
    return { version: known.content, words: 'it still shows the version before' };
  } catch (error) {
    // Whatever keeps it from answering may be over at the next attempt.
    if (!(error instanceof TypeError || error instanceof DOMException)) throw error;
    return { words: 'it does not answer' };
  }
}
