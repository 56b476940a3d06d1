import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Saves, watchSaves } from '../../pipeline/cli/dev.ts';
import { temporaryFolder } from './temporary-folder.ts';

let folder: string;
let saves: Saves;
const heard = vi.fn(async () => undefined);

beforeEach(async () => {
  folder = temporaryFolder();
  await writeFile(path.join(folder, 'a.md'), 'first');
  heard.mockClear();
  saves = await watchSaves(folder);
  saves.follow(heard);
});
afterEach(async () => {
  await saves.close();
});

/** As many calls as there have been steps, each awaited before the next one. */
async function isHeard(step: () => Promise<void>): Promise<void> {
  const before = heard.mock.calls.length;
  await step();
  await vi.waitFor(() => expect(heard.mock.calls.length).toBeGreaterThan(before), { timeout: 5000 });
}

test('a file that an editor has put in the place of another goes on being heard', async () => {
  const put = async (text: string) => {
    await writeFile(`${folder}.tmp`, text);
    await rename(`${folder}.tmp`, path.join(folder, 'a.md'));
  };
  await isHeard(() => put('second'));
  await isHeard(() => put('third'));
  await isHeard(() => put('fourth'));
  await isHeard(() => writeFile(path.join(folder, 'a.md'), 'fifth'));
});

test('files of a folder that is made later are heard', async () => {
  const inside = path.join(folder, 'insights');
  await isHeard(async () => void (await mkdir(inside)));
  await isHeard(() => writeFile(path.join(inside, 'b.md'), 'first'));
  await isHeard(() => rm(path.join(inside, 'b.md')));
});
