import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { importsOf } from './boundaries.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const MAX_FILES = 25;
const THREADS = filesBelow('pipeline').filter((file) => /-(?:thread|process)\.ts$/.test(file));
const PAGES = filesBelow('pages');
const [, ...ways] = readFileSync(path.join(ROOT, 'docs/ways.md'), 'utf8').split(/^## /m);

describe.each(ways.map((way) => ({ name: way.split('\n', 1)[0], files: filesOf(way) })))('$name', ({ files }) => {
  test(`goes through at most ${MAX_FILES} files, each once`, () => {
    expect(files.length).toBeLessThanOrEqual(MAX_FILES);
    expect(new Set(files).size).toBe(files.length);
    expect(files.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
  });

  test('follows imports, the start of threads, and the bundle of the pages', () => {
    const reached = reachedFrom(files.slice(0, 1));
    expect(files.filter((file) => !reached.has(file))).toEqual([]);
  });
});

function filesOf(way: string): string[] {
  return [...way.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file = '']) => file);
}

function reachedFrom(files: readonly string[]): Set<string> {
  const reached = new Set(files);
  for (const file of reached) for (const next of nextOf(file)) reached.add(next);
  return reached;
}

/** What a file imports, and what it starts by a name: a thread, or the pages that Vike bundles. */
function nextOf(file: string): string[] {
  const source = readFileSync(path.join(ROOT, file), 'utf8');
  const imported = importsOf({ path: file, source }).map(({ target }) => target);
  const threads = THREADS.filter((thread) => source.includes(`'${path.basename(thread, '.ts')}'`));
  const pages = file === 'pipeline/outputs/pages/bundle-process.ts' ? PAGES : [];
  return [...imported, ...threads, ...pages].filter((next) => existsSync(path.join(ROOT, next)));
}

function filesBelow(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.tsx?$/.test(file));
}
