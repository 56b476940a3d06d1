import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { sentParts } from '../../../pipeline/desk/sent-parts.ts';
import { ContentChangedError } from '../../../pipeline/shared/retry-on-change.ts';

/** Returns the lines of an answer whose making ends with an error. */
async function linesUntil(error: Error): Promise<unknown[]> {
  const lines: unknown[] = [];
  let hasEnded = false;
  const response = {
    writeHead: () => undefined,
    write: (line: string) => lines.push(JSON.parse(line)),
    end: () => {
      hasEnded = true;
    },
  };
  await sentParts(parts())(response as unknown as ServerResponse);
  expect(hasEnded).toBe(true);
  return lines;

  async function* parts() {
    yield { findings: [] };
    throw error;
  }
}

test('a fault after the first part is its last one', async () => {
  expect(await linesUntil(new Error('no room'))).toEqual([
    { findings: [] },
    { is: 'fault', fault: expect.stringContaining('no room') as string },
  ]);
});

test('a file that changed meanwhile ends the answer without one', async () => {
  expect(await linesUntil(new ContentChangedError('a.md'))).toEqual([{ findings: [] }]);
});
