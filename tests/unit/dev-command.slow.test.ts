import { cpSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { freePort } from '../run/free-port.mjs';
import { ask } from './ask.ts';
import { startProgram } from './start-program.ts';
import { temporaryFolder } from './temporary-folder.ts';

const SITE = path.resolve(import.meta.dirname, '../fixtures/small-site');
/** What takes long is told, and where the site is. */
const OWN_WORDS =
  /^(?:What was saved is being read|(?:Pictures|Cards) are being made|The site is on .*|The desk, where you write, is on .*|)$/;

test.each(['SIGINT', 'SIGTERM'] as const)(
  'development ends at %s while a page is made, and its terminal holds the words of the program only',
  { timeout: 120_000 },
  async (signal) => {
    const content = temporaryFolder();
    cpSync(SITE, content, { recursive: true });
    const port = await freePort(4600);
    const args = ['pipeline/bin/run.mjs', 'dev', '--content', content, '--port', String(port)];
    const { said, heard, ended } = startProgram(args, undefined, 'pipe');
    await heard(/The site is on .*\n/);
    const origin = `http://localhost:${port}`;
    if (signal === 'SIGTERM') expect((await ask(origin, '/nothing-is-here')).status).toBe(404);
    const page = ask(origin, '/').catch(() => undefined);
    expect(await ended(signal)).toBe(0);
    await page;
    expect(
      said()
        .split('\n')
        .filter((line) => !OWN_WORDS.test(line)),
    ).toEqual([]);
  },
);
