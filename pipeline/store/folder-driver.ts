import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Driver } from 'unstorage';

/**
 * Stores items as files of a folder that several machines share. An item is exchanged by a rename, so nobody reads half
 * of one: the driver for folders of `unstorage` empties a file before writing it.
 */
export function folderDriver(folder: string): Driver {
  const fileOf = (key: string): string => path.join(folder, ...key.split(':'));

  async function write(key: string, value: string | Uint8Array): Promise<void> {
    const file = fileOf(key);
    const unfinished = `${file}.${randomUUID()}.part`;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(unfinished, value);
    await rename(unfinished, file);
  }

  return {
    name: 'folder',
    hasItem: (key) => existsSync(fileOf(key)),
    getItem: (key) => (existsSync(fileOf(key)) ? readFile(fileOf(key), 'utf8') : null),
    getItemRaw: (key) => (existsSync(fileOf(key)) ? readFile(fileOf(key)) : null),
    setItem: write,
    setItemRaw: write,
    removeItem: (key) => rm(fileOf(key), { force: true }),
    getKeys: () => [],
  };
}
