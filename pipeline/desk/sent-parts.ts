import type { ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { ContentChangedError } from '../shared/retry-on-change.ts';
import { complain } from '../shared/terminal.ts';

/** An answer that is no JSON sends itself. */
export type Send = (response: ServerResponse) => Promise<void>;

/** Returns an answer that is told in parts, a line of JSON each. A fault on the way is its last part. */
export function sentParts(parts: AsyncIterable<object>): Send {
  return async (response) => {
    response.writeHead(200, { 'Content-Type': 'application/x-ndjson; charset=utf-8' });
    try {
      for await (const part of parts) {
        if (response.destroyed) return;
        response.write(`${JSON.stringify(part)}\n`);
        // Node.js sends it before the next part is made.
        await setImmediate();
      }
    } catch (error) {
      // Whoever asked is told that files have changed, and asks again.
      if (!(error instanceof ContentChangedError)) {
        complain(String(error));
        const fault = `The program could not do it: ${String(error)}`;
        response.write(`${JSON.stringify({ is: 'fault', fault })}\n`);
      }
    }
    response.end();
  };
}
