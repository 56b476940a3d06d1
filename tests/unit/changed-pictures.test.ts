import { cp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { createImageResolver, type ImageVariant } from '../../pipeline/site/parse/images.ts';
import { probeImages, readProbed } from '../../pipeline/images/probe-images.ts';
import { ContentChangedError } from '../../pipeline/shared/retry-on-change.ts';
import { fileAt } from '../../pipeline/findings/message.ts';
import type { TypedCache } from '../../pipeline/cache/typed-cache.ts';
import { writeCards } from '../../pipeline/outputs/cards/write-cards.ts';
import { writeImages } from '../../pipeline/outputs/images/write-images.ts';
import { createOutput, inParallel, workThrough } from '../../pipeline/outputs/output.ts';
import { createMemory } from './memory.ts';
import { temporaryFolder } from './temporary-folder.ts';

const PLACE = { file: 'insights/a.md', line: 1, column: 1 };
const PROJECT = path.resolve(import.meta.dirname, '../..');
let root = '';
let memory: TypedCache;

beforeEach(async () => {
  memory = createMemory();
  root = temporaryFolder();
  await Promise.all(['first', 'other'].map(drawInto));
  for (const ending of ['png', 'svg']) await cp(at(`first.${ending}`), at(`seen.${ending}`));
});

describe('a picture that has changed since it was probed', () => {
  test.each(['png', 'svg'])('is not made into others: %s', async (ending) => {
    const variants = await variantsOf(`seen.${ending}`);
    await cp(at(`other.${ending}`), at(`seen.${ending}`));
    await expect(write(variants, 'out')).rejects.toThrow(ContentChangedError);
  });

  test.each(['png', 'svg'])('is not made into a card: %s', async (ending) => {
    const name = `seen.${ending}`;
    const image = (await probeImages(root, [name], memory)).get(name);
    await cp(at(`other.${ending}`), at(name));
    const cards = [{ address: '/a', title: 'A', kicker: '', name: 'Site', ...(image && { image }) }];
    const writeContext = { output: createOutput(at('out')), typedCache: memory };
    await expect(writeCards({ content: root, project: PROJECT }, writeContext, cards, () => undefined)).rejects.toThrow(
      ContentChangedError,
    );
  });

  test('leaves nothing of its new pixels under its old name in the cache', async () => {
    const variants = await variantsOf('seen.png');
    await cp(at('other.png'), at('seen.png'));
    await write(variants, 'out').catch(() => undefined);
    await cp(at('first.png'), at('seen.png'));
    await write(variants, 'again');
    for (const { file } of variants) expect(await colorOf(at(`again/${file}`))).toBe('blue');
  });

  test.each([
    ['is gone', () => rm(at('seen.png'))],
    ['is cut short', () => writeFile(at('seen.png'), '')],
  ])('names itself when it %s', async (_what, change) => {
    const probe = (await probeImages(root, ['seen.png'], memory)).get('seen.png');
    await change();
    await expect(readProbed(root, probe ?? { path: '', hash: '' })).rejects.toThrow('Cannot read seen.png');
  });
});

test('a picture that cannot be read is a finding where it is used, and has no probe if it is gone', async () => {
  const probes = await probeImages(root, ['gone.png', '.'], memory);
  expect([...probes.values()].map(({ path: file, fault }) => [file, fault])).toEqual([['.', 'it is no ordinary file']]);
});

test('work that is done side by side begins nothing more after a failure, and is over when it says so', async () => {
  const [begun, ended]: [number[], number[]] = [[], []];
  const work = workThrough([1, 2, 3, 4, 5], 2, async (item) => {
    begun.push(item);
    if (item === 1) throw new Error('one');
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
    ended.push(item);
  });
  await expect(work).rejects.toThrow('one');
  expect([begun, ended]).toEqual([[1, 2], [2]]);
});

test('parts that are made side by side are all over when one of them has failed', async () => {
  let isOver = false;
  const slow = async (): Promise<void> => {
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
    isOver = true;
  };
  const told = await inParallel([Promise.reject(new Error('one')), slow()]).catch((error: unknown) => [error, isOver]);
  expect(told).toEqual([new Error('one'), true]);
  await expect(inParallel([Promise.resolve('a'), Promise.resolve(1)])).resolves.toEqual(['a', 1]);
});

function at(file: string): string {
  return path.join(root, file);
}

async function drawInto(name: string): Promise<void> {
  const background = name === 'first' ? '#0000ff' : '#ff0000';
  await sharp({ create: { width: 90, height: 60, channels: 3, background } })
    .png()
    .toFile(at(`${name}.png`));
  const shape = `<rect width="90" height="60" fill="${background}"/>`;
  await writeFile(at(`${name}.svg`), `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60">${shape}</svg>`);
}

async function variantsOf(name: string): Promise<readonly ImageVariant[]> {
  const resolver = createImageResolver(await probeImages(root, [name], memory), fileAt('a.md'));
  resolver.picture(name, 'x', PLACE);
  return resolver.variants();
}

function write(variants: readonly ImageVariant[], out: string): Promise<unknown> {
  return writeImages(root, variants, { output: createOutput(at(out)), typedCache: memory }, () => undefined);
}

async function colorOf(file: string): Promise<string> {
  const { dominant } = await sharp(file).stats();
  return dominant.b > dominant.r ? 'blue' : 'red';
}
