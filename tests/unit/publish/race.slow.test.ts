import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { array, integer, sample } from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Order } from './publisher.ts';
import { amount, sampleOf } from '../../sampling.ts';
import { publishedTexts } from './site-folder.ts';
import { temporaryFolder, writeTexts } from '../temporary-folder.ts';

const ROUNDS_EACH = amount(5, 100);
const ROUND_MS = 10_000;
const FILES = 50;
const BUILDS = sampleOf([2, 3, 5], 1);
const PUBLISHER = fileURLToPath(new URL('publisher.ts', import.meta.url));

const folder = temporaryFolder();
let processes: ChildProcess[] = [];
beforeAll(() => {
  processes = Array.from({ length: Math.max(...BUILDS) }, () => fork(PUBLISHER, { execArgv: ['--import', 'tsx'] }));
});
afterAll(() => {
  for (const child of processes) child.kill();
});

describe.each([
  ['a folder of their own', {}],
  ['a folder with files of a person', { CNAME: 'example.org', '.git/HEAD': 'ref' }],
])('builds of several processes into %s', (_what, mine) => {
  test.each(BUILDS)(
    '%d at random moments leave one of them whole',
    async (builds) => {
      const target = path.join(folder, `${builds}-${Object.keys(mine).length}`, 'dist');
      writeTexts(target, mine);
      const delays = sample(array(integer({ min: 0, max: 40 }), { minLength: builds, maxLength: builds }), ROUNDS_EACH);
      for (const [round, delaysMs] of delays.entries()) {
        const orders = delaysMs.map((delayMs, index) => ({
          target,
          delayMs,
          files: FILES - index,
          text: `${round}/${index}`,
        }));
        expect(await Promise.all(orders.map(carryOut))).toEqual(orders.map(() => ''));
        const { CNAME: _cname, '.git/HEAD': _head, ...published } = publishedTexts(target);
        expect(orders.map(textsOf)).toContainEqual(published);
        expect(publishedTexts(target)).toMatchObject(mine);
        expect(readdirSync(path.dirname(target))).toEqual(['dist']);
      }
    },
    ROUNDS_EACH * ROUND_MS,
  );
});

async function carryOut(order: Order, index: number): Promise<string> {
  const child = processes[index];
  if (!child) throw new Error('There are too few processes');
  const answered = once(child, 'message');
  child.send(order);
  const [answer] = (await answered) as [string];
  return answer;
}

function textsOf({ files, text }: Order): Record<string, string> {
  const names = Array.from({ length: files }, (_, index) => (index === 0 ? 'index.html' : `insights/${index}.html`));
  return Object.fromEntries(names.toSorted().map((name) => [name, text]));
}
