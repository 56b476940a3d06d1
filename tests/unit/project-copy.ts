import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll } from 'vitest';
import { SMALL_SITE } from './load-folder.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const RESULTS = path.join(ROOT, 'tests/.results');
const PROGRAM = 'pipeline pages renderer public package.json package-lock.json tsconfig.json vite.config.ts'.split(' ');

/** Creates a folder inside the project, so that packages are found there; it is removed after the last test of the file. */
export function folderInProject(): string {
  mkdirSync(RESULTS, { recursive: true });
  const folder = mkdtempSync(path.join(RESULTS, 'project-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A file that Vike puts beside its settings for a moment, whenever a command of another test reads them. */
const PASSING = /\.build-[^/\\]*\.mjs$/;

/** Copies this project into a folder, with the small site as its content. */
export function copyProject(folder: string): void {
  const options = { recursive: true, filter: (file: string) => !PASSING.test(file) };
  for (const name of PROGRAM) cpSync(path.join(ROOT, name), path.join(folder, name), options);
  cpSync(SMALL_SITE, path.join(folder, 'content'), { recursive: true });
}
