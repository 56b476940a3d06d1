import { renameSync } from 'node:fs';
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { amount } from '../sampling.ts';
import { startPreview, type Preview } from '../../pipeline/server/preview.ts';
import { ask, type Answer } from './ask.ts';
import { temporaryFolder } from './temporary-folder.ts';

const AT_ONCE = amount(50, 200);
const ROUNDS = amount(6, 8);
/** Longer than the server looks again for a file: builds that end one after the other do not exchange a folder faster. */
const BETWEEN_MS = 250;
const PAGES = {
  '/': 'index.html',
  '/long.txt': 'long.txt',
  '/images/large.jpg': 'images/large.jpg',
  '/nope': '404.html',
};
const TARGETS = Object.keys(PAGES);

let folder = '';
let out = '';
let preview: Preview;

beforeEach(async () => {
  folder = temporaryFolder();
  out = path.join(folder, 'dist');
  await write(out, 'first');
  preview = await startPreview(out);
});

afterEach(async () => {
  await preview.close();
});

describe('while builds exchange the folder', () => {
  test('every answer is a whole file of one side or the other', async () => {
    await write(path.join(folder, 'second'), 'second');
    const swap = (): void => {
      renameSync(out, path.join(folder, 'previous'));
      renameSync(path.join(folder, 'second'), out);
      renameSync(path.join(folder, 'previous'), path.join(folder, 'second'));
    };
    const answers = await during(swap);
    expect(new Set(answers.map(({ target, status }) => `${target} ${status}`))).toEqual(
      new Set(TARGETS.map((target) => `${target} ${target === '/nope' ? 404 : 200}`)),
    );
    expect(answers.filter((answer) => !isWhole(answer))).toEqual([]);
  });

  test('nothing but pages, the not-found page and 503 is answered while it comes and goes', async () => {
    const next = path.join(folder, 'next');
    const comeAndGo = async (): Promise<void> => {
      await rm(out, { recursive: true });
      await write(next, 'third');
      await rename(next, out);
    };
    const answers = await during(comeAndGo);
    expect(answers.filter(({ status = 0 }) => ![200, 404, 503].includes(status))).toEqual([]);
    expect(answers.filter((answer) => answer.status === 200 && !isWhole(answer))).toEqual([]);
    expect((await ask(preview.origin, '/')).body.toString()).toBe(textOf('third', 'index.html'));
  });
});

describe('a folder', () => {
  test('that is absent is answered with 503 and when to ask again', async () => {
    await rm(out, { recursive: true });
    const { status, headers, body } = await ask(preview.origin, '/');
    expect([status, headers['retry-after'], body.toString()]).toEqual([
      503,
      '1',
      expect.stringMatching(/^There is no site/),
    ]);
  });

  test('that became a file is answered with 503', async () => {
    await rm(out, { recursive: true });
    await writeFile(out, 'a file');
    expect((await ask(preview.origin, '/')).status).toBe(503);
  });

  test('that is empty is answered with 404 in words', async () => {
    await rm(out, { recursive: true });
    await mkdir(out);
    const { status, headers, body } = await ask(preview.origin, '/');
    expect([status, headers['content-type'], body.toString()]).toEqual([
      404,
      'text/plain; charset=utf-8',
      'There is no such page.\n',
    ]);
  });

  test('that comes back is served again', async () => {
    await rename(out, `${out}-away`);
    const absent = await ask(preview.origin, '/');
    await cp(`${out}-away`, out, { recursive: true });
    expect([absent.status, (await ask(preview.origin, '/')).status]).toEqual([503, 200]);
  });
});

interface Heard extends Answer {
  readonly target: string;
}

/** Asks without a pause, many at a time, while something happens to the folder again and again. */
async function during(happen: () => Promise<void> | void): Promise<Heard[]> {
  const heard: Heard[] = [];
  const over = new AbortController();
  const visit = async (_: unknown, index: number): Promise<void> => {
    for (let turn = index; !over.signal.aborted; turn += 1) {
      const target = TARGETS[turn % TARGETS.length] ?? '/';
      const encoding = turn % 3 === 0 ? 'br' : 'identity';
      heard.push({ target, ...(await ask(preview.origin, target, { headers: { 'accept-encoding': encoding } })) });
    }
  };
  const visits = Array.from({ length: AT_ONCE }, visit);
  for (let round = 0; round < ROUNDS; round += 1) {
    await happen();
    await ask(preview.origin, '/');
    await pause(BETWEEN_MS);
  }
  over.abort();
  await Promise.all(visits);
  return heard;
}

function isWhole({ target, headers, body }: Heard): boolean {
  const text = (headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body).toString();
  const file = PAGES[target as keyof typeof PAGES];
  return ['first', 'second', 'third'].some((build) => text === textOf(build, file));
}

async function write(place: string, build: string): Promise<void> {
  await mkdir(path.join(place, 'images'), { recursive: true });
  for (const file of Object.values(PAGES)) await writeFile(path.join(place, file), textOf(build, file));
}

/** The text of a file in one build: short, long enough to be compressed, or so long that it is sent in pieces. */
function textOf(build: string, file: string): string {
  return `${build} ${file} `.repeat(file.endsWith('.jpg') ? 12_000 : 200);
}
