import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, onTestFinished, TestRunner } from 'vitest';
import { SMALL_SITE } from './load-folder.ts';

/** Enough for removing hundreds of sites on a busy machine. */
const MANY_FILES_MS = 60_000;

/**
 * Creates a temporary folder. It is removed after the test in which, or before which, it is created; outside of tests,
 * after the last one of the file or group. Not for `beforeAll()`.
 */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  const whenOver = TestRunner.getCurrentTest() ? onTestFinished : afterAll;
  whenOver(() => rmSync(folder, { recursive: true, force: true }), MANY_FILES_MS);
  return folder;
}

/** Copies the small site into a temporary folder, where tests may change it. */
export function copySmallSite(): string {
  const content = path.join(temporaryFolder(), 'content');
  cpSync(SMALL_SITE, content, { recursive: true });
  return content;
}

/** Writes texts by their paths in a folder. */
export function writeTexts(folder: string, texts: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(texts)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
}

/** Returns the text of every file in a folder, sorted by path. */
export function textsIn(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => !entry.isDirectory());
  const files = entries.map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)));
  return Object.fromEntries(files.toSorted().map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]));
}
