import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { rollBack } from '../../../pipeline/build/publish/kept-publications.ts';
import { publishSite } from '../../../pipeline/build/publish/publish-site.ts';
import { temporaryFolder, writeTexts } from '../temporary-folder.ts';
import { publishedTexts, type Texts } from './site-folder.ts';

const MINE = { '.git/HEAD': 'ref', CNAME: 'example.org' };

let target = '';
beforeEach(() => {
  target = path.join(temporaryFolder(), 'dist');
  mkdirSync(target);
});

describe.each([
  ['a folder of the build alone', {}],
  ['a folder in which others keep something', MINE],
])('%s', (_what, mine: Texts) => {
  beforeEach(() => writeTexts(target, mine));

  test('is rolled back step by step, as far as publications are kept', async () => {
    for (const text of ['a', 'b', 'c', 'd']) await publish(text, 2);
    expect(await rollBack(target, ignore)).toMatchObject({ left: 1 });
    expect(publishedTexts(target)).toEqual({ ...siteOf('c'), ...mine });
    expect(await rollBack(target, ignore)).toMatchObject({ left: 0 });
    expect(publishedTexts(target)).toEqual({ ...siteOf('b'), ...mine });
    await expect(rollBack(target, ignore)).rejects.toThrow(/no publication before this one is kept.*--keep 3/);
    expect(publishedTexts(target)).toEqual({ ...siteOf('b'), ...mine });
  });

  test('that was rolled back is published anew by the next build, and what was taken back does not return', async () => {
    for (const text of ['a', 'b', 'c']) await publish(text, 2);
    await rollBack(target, ignore);
    expect(await publish('c', 2)).toBe(false);
    expect(publishedTexts(target)).toEqual({ ...siteOf('c'), ...mine });
    await publish('d', 2);
    await rollBack(target, ignore);
    await rollBack(target, ignore);
    expect(publishedTexts(target)).toEqual({ ...siteOf('b'), ...mine });
  });

  test('is rolled back past what another build has made without keeping anything', async () => {
    await publish('a', 2);
    await publish('b', 2);
    await publish('c');
    await rollBack(target, ignore);
    expect(publishedTexts(target)).toEqual({ ...siteOf('a'), ...mine });
  });
});

describe('what is kept', () => {
  test('is a copy, which an edit of what is published does not reach, as old as that, and can be read by all', async () => {
    await publish('a', 2);
    const live = path.join(target, 'same.html');
    utimesSync(live, 1_000_000, 1_000_000);
    await publish('b', 2);
    await publish('c', 2);
    const places = [...keptIn().map((folder) => path.join(folder, 'same.html')), live];
    expect(new Set(places.map((place) => statSync(place).ino)).size).toBe(3);
    const { mode, mtimeMs } = statSync(places[0] ?? '');
    expect([mode & 0o777, mtimeMs]).toEqual([0o644, 1_000_000_000]);
    writeFileSync(live, 'edited');
    await rollBack(target, ignore);
    expect(publishedTexts(target)).toEqual(siteOf('b'));
  });

  test('is each publication once, and none any more where none is wished', async () => {
    for (const [text, inputs] of ['a', 'b', 'b', 'b'].entries()) await publish(inputs, 3, `inputs ${text}`);
    expect(keptIn()).toHaveLength(1);
    writeTexts(target, { 'c.html': 'mine' });
    for (const inputs of ['first', 'second']) await expect(publish('c', 3, inputs)).rejects.toThrow('would be covered');
    expect(keptIn()).toHaveLength(2);
    rmSync(path.join(target, 'c.html'));
    await publish('c', 0);
    expect(keptIn()).toEqual([]);
  });

  test.each([
    ['is gone', (file: string) => rmSync(file), 'a.html is missing'],
    ['is another one', (file: string) => (rmSync(file), writeFileSync(file, 'x')), 'a.html has other bytes'],
  ])('is not put back where a file of it %s', async (_what, spoil, said) => {
    await publish('a', 1);
    await publish('b', 1);
    spoil(path.join(keptIn()[0] ?? '', 'a.html'));
    await expect(rollBack(target, ignore)).rejects.toThrow(said);
    expect(publishedTexts(target)).toEqual(siteOf('b'));
  });

  test.each([
    ['is gone', (file: string) => rmSync(file)],
    ['is empty', (file: string) => writeFileSync(file, '')],
    ['was cut off', (file: string) => writeFileSync(file, readFileSync(file, 'utf8').slice(0, 200))],
    ['lists nothing', (file: string) => writeFileSync(file, '{"files":{}}')],
  ])('is not put back where its list %s, be the published folder gone or not', async (_what, spoil) => {
    for (const text of ['a', 'b', 'c']) await publish(text, 2);
    spoil(path.join(keptIn()[1] ?? '', 'build.json'));
    await expect(rollBack(target, ignore)).rejects.toThrow(
      /^Cannot roll back .*: in .*000002, no build\.json can be read\. Move that folder away/,
    );
    expect(publishedTexts(target)).toEqual(siteOf('c'));
    rmSync(target, { recursive: true });
    await expect(rollBack(target, ignore)).rejects.toThrow('no build.json can be read');
    expect([existsSync(target), keptIn().length]).toEqual([false, 2]);
  });

  test('is put back where the published folder is gone', async () => {
    await publish('a', 1);
    await publish('b', 1);
    rmSync(target, { recursive: true });
    await rollBack(target, ignore);
    expect(publishedTexts(target)).toEqual(siteOf('a'));
    expect(existsSync(path.join(target, '../.dist-lock'))).toBe(false);
  });
});

function siteOf(text: string): Texts {
  return { 'index.html': text, [`${text}.html`]: text, 'same.html': 'same' };
}

/** Publishes a site of a text; whether it was there already. */
async function publish(text: string, keep?: number, inputs = text): Promise<boolean | undefined> {
  const cache = path.join(target, '../cache');
  const done = await publishSite({ target, cache, keep, inputs, intoExisting: true }, ignore, async (output) => {
    for (const [file, content] of Object.entries(siteOf(text))) output.write(file, content);
    return text;
  });
  return done?.isCurrent;
}

function keptIn(): string[] {
  const place = path.join(target, '../.dist-kept');
  return readdirSync(place).map((name) => path.join(place, name));
}

function ignore(): void {
  // No test here waits for another build.
}
