// The compiled program: plain JavaScript, made once for each state of the sources.
import { spawnSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const COMPILER = fileURLToPath(new URL('compile.mjs', import.meta.url));
/** Besides the sources, what decides over the compiled program: the packages are compiled with it. */
const SETTINGS = ['tsconfig.json', 'package.json', 'package-lock.json', 'node_modules/.package-lock.json'];
const TRIES = 3;
const UNUSED_MS = 7 * 86_400_000;

const root = path.resolve(import.meta.dirname, '..');
/** Where compiled programs are kept. */
export const cache = path.join(root, 'node_modules', '.cache', 'site');

let loaded;

/** Marks the program that runs as used: other commands remove what has long been left. */
export function touchProgram() {
  if (loaded !== undefined) touch(loaded);
}

/** Loads a part of the program: compiled, or where there can be nothing compiled, its source, of which tsx says what is wrong. */
export async function load(name, source) {
  loaded = compiledProgram();
  if (loaded !== undefined) return import(pathToFileURL(path.join(loaded, `${name}.mjs`)).href);
  (await import('tsx/esm/api')).register();
  return import(source);
}

/** The folder of the compiled program; undefined where there can be none. */
export function compiledProgram() {
  try {
    for (let tries = 0; tries < TRIES; tries++) {
      const key = hashOfSources();
      const folder = path.join(cache, `program-${key}`);
      if (existsSync(folder)) {
        touch(folder);
        return folder;
      }
      const compiled = compile(folder, key);
      if (compiled !== 'again') return compiled;
    }
  } catch (error) {
    // A full or read-only disk; everything else is a fault of this file.
    if (error.syscall === undefined) throw error;
  }
  return undefined;
}

/** Commands that start at once each compile; the first to be done is kept. A source that was saved meanwhile counts. */
function compile(folder, key) {
  mkdirSync(cache, { recursive: true });
  const part = `${folder}.${randomUUID()}.part`;
  const { status } = spawnSync(process.execPath, [COMPILER, part], { cwd: root, stdio: 'ignore' });
  const isSame = hashOfSources() === key;
  if (status === 0 && isSame) {
    keep(part, folder);
    removeUnused();
    return folder;
  }
  rmSync(part, { recursive: true, force: true });
  return isSame ? undefined : 'again';
}

function hashOfSources() {
  const hash = createHash('sha256').update(`${root}\0${process.version}\0`);
  const sources = readdirSync(path.join(root, 'pipeline'), { recursive: true })
    .filter((name) => /\.(?:ts|mjs)$/.test(name))
    .map((name) => path.join('pipeline', name))
    .toSorted();
  for (const file of [...sources, ...SETTINGS]) hash.update(`${file}\0`).update(bytesOf(file)).update('\0');
  return hash.digest('hex').slice(0, 16);
}

function bytesOf(file) {
  try {
    return readFileSync(path.join(root, file));
  } catch (error) {
    if (error.code === 'ENOENT') return '';
    throw error;
  }
}

function keep(part, folder) {
  try {
    renameSync(part, folder);
  } catch (error) {
    if (!['EEXIST', 'ENOTEMPTY', 'EPERM'].includes(error.code) || !existsSync(folder)) throw error;
    rmSync(part, { recursive: true });
  }
}

/** Programs of other sources may be at work, so they go when they have long been left. */
function removeUnused() {
  for (const name of readdirSync(cache)) {
    const folder = path.join(cache, name);
    const stats = name.startsWith('program-') ? statSync(folder, { throwIfNoEntry: false }) : undefined;
    if (stats && Date.now() - stats.mtimeMs > UNUSED_MS) rmSync(folder, { recursive: true, force: true });
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
