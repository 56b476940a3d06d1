// The compiled program: plain JavaScript, made once for each state of the sources.
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, renameSync, rmSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { hashSources } from '../build/cache/hash-sources.mjs';
import { removeUnused } from '../build/cache/remove-unused.mjs';

/** What the program is compiled from, with the packages that are installed. */
const SOURCES = ['pipeline', 'tsconfig.json', 'node_modules/.package-lock.json'];
/** After a week, a command that started from a program counts as ended. */
const UNUSED_MS = 7 * 86_400_000;

const root = path.resolve(import.meta.dirname, '../..');
/** Where compiled programs are kept. */
export const cache = path.join(root, 'node_modules', '.cache', 'site');

/** Loads an entry of the compiled program, and marks the program as used from then on, once an hour. */
export async function load(name) {
  const folder = await compiledProgram();
  setInterval(() => touch(folder), 3_600_000).unref();
  return import(pathToFileURL(path.join(folder, `${name}.mjs`)).href);
}

/** The folder of the program, compiled from the sources as they are now. */
export async function compiledProgram() {
  const folder = folderForSources();
  if (existsSync(folder)) {
    touch(folder);
    return folder;
  }
  const part = `${folder}.${randomUUID()}.part`;
  try {
    const { compile } = await import('./compile.mjs');
    await compile(root, part);
    if (folderForSources() === folder) keep(part, folder);
  } catch (error) {
    if (folderForSources() === folder) throw error;
  } finally {
    rmSync(part, { recursive: true, force: true });
  }
  removeUnused(cache, 'program-', UNUSED_MS);
  // A source that was saved while the program was compiled needs another one.
  return compiledProgram();
}

/** The compiled program names the folders of its sources: elsewhere, they make another one. */
function folderForSources() {
  const hash = createHash('sha256').update(`${root}\0${hashSources(root, SOURCES)}`);
  return path.join(cache, `program-${hash.digest('hex').slice(0, 16)}`);
}

/** Commands that start at once compile side by side; the first whole program is kept. */
function keep(part, folder) {
  try {
    renameSync(part, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  }
}

/** Marks a program as used, where the disk lets it. */
function touch(folder) {
  try {
    utimesSync(folder, new Date(), new Date());
  } catch (error) {
    if (error.syscall === undefined) throw error;
  }
}
