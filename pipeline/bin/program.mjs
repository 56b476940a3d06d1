// The compiled program: plain JavaScript, made once for each state of the sources.
import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { createRequire } from 'node:module';
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
  // A source that was saved while the program was compiled needs another one.
  return compiledProgram();
}

/** Whether programs can be kept in the project: a container may have it read-only, or owned by another user. */
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

/** A program of this command alone, which is removed when it ends. A link leads it to the packages. */
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

/** The compiled program names the folders of its sources: elsewhere, they make another one. */
function folderForSources() {
  const hash = createHash('sha256').update(`${root}\0${hashSources(root, SOURCES)}`);
  return path.join(cache, `program-${hash.digest('hex').slice(0, 16)}`);
}

/** Commands that start at once compile side by side; the first whole program is kept. */
function keep(part, folder) {
  try {
    fs.renameSync(part, folder);
  } catch (error) {
    if (!fs.existsSync(folder)) throw error;
  }
}

/** Marks a program as used, where the disk lets it. */
function touch(folder) {
  try {
    fs.utimesSync(folder, new Date(), new Date());
  } catch (error) {
    if (error.syscall === undefined) throw error;
  }
}
