// The compiled program: plain JavaScript, compiled once for each state of the sources.
import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { hashSources } from '../build/cache/hash-sources.mjs';
import { removeUnused } from '../build/cache/remove-unused.mjs';

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
  if (!mayKeep()) return temporaryProgram();
  const part = `${folder}.${randomUUID()}.part`;
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

/** Whether programs can be cached in the project: in a container it may be read-only, or owned by another user. */
function mayKeep() {
  try {
    fs.mkdirSync(cache, { recursive: true });
    fs.accessSync(cache, fs.constants.W_OK);
    return true;
  } catch (error) {
    if (['EACCES', 'EPERM', 'EROFS'].includes(error.code)) return false;
    throw error;
  }
}

/** Compiles a program for this command only, and removes it at exit. A link makes the packages available. */
async function temporaryProgram() {
  const folder = fs.mkdtempSync(path.join(tmpdir(), 'site-program-'));
  process.once('exit', () => fs.rmSync(folder, { recursive: true, force: true }));
  const [packages] = createRequire(import.meta.url)
    .resolve('esbuild')
    .split(`${path.sep}esbuild${path.sep}`);
  fs.symlinkSync(packages, path.join(folder, 'node_modules'), 'junction');
  const { compile } = await import('./compile.mjs');
  await compile(root, path.join(folder, 'program'));
  return path.join(folder, 'program');
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
