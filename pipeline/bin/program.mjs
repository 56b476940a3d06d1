// The compiled program: plain JavaScript, compiled once for each state of the sources.
import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { hashSources, removeUnused } from '../cache/kept-folders.mjs';

/** Sources of the program, including the installed packages. */
const SOURCES = ['pipeline', 'tsconfig.json', 'node_modules/.package-lock.json'];
/** A command that started from a program is assumed to have ended after a week. */
const UNUSED_MS = 7 * 86_400_000;

const root = path.resolve(import.meta.dirname, '../..');
/** Folder of compiled programs. */
export const cache = path.join(root, 'node_modules', '.cache', 'site');

/** Loads an entry of the compiled program, and marks the program as used once an hour. */
export async function load(name) {
  const folder = await compiledProgram();
  setInterval(() => touch(folder), 3_600_000).unref();
  return import(pathToFileURL(path.join(folder, `${name}.mjs`)).href);
}

/** Resolves with the folder of the program, compiled from the present sources. */
export async function compiledProgram() {
  const folder = folderForSources();
  if (fs.existsSync(folder)) {
    touch(folder);
    return folder;
  }
  const part = `${folder}.${randomUUID()}.part`;
  fs.mkdirSync(part, { recursive: true });
  try {
    const { compile } = await import('./compile.mjs');
    await compile(root, part);
    if (folderForSources() === folder) keep(part, folder);
  } catch (error) {
    if (folderForSources() === folder) throw error;
  } finally {
    fs.rmSync(part, { recursive: true, force: true });
  }
  removeUnused(cache, 'program-', UNUSED_MS);
  // If a source was saved during compilation, the program must be compiled again.
  return compiledProgram();
}

/**
 * Returns the folder for the present sources. The hash includes the project's path, which the compiled program
 * contains.
 */
function folderForSources() {
  const hash = createHash('sha256').update(`${root}\0${hashSources(root, SOURCES)}`);
  return path.join(cache, `program-${hash.digest('hex').slice(0, 16)}`);
}

/** Commands that start at the same time compile in parallel; the first complete program is kept. */
function keep(part, folder) {
  try {
    fs.renameSync(part, folder);
  } catch (error) {
    if (!fs.existsSync(folder)) throw error;
  }
}

/** Marks a program as used, if the disk allows it. */
function touch(folder) {
  try {
    fs.utimesSync(folder, new Date(), new Date());
  } catch (error) {
    if (error.syscall === undefined) throw error;
  }
}
