import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, onTestFinished, TestRunner } from 'vitest';
import { SMALL_SITE } from './load-folder.ts';

/** A busy machine takes its time to remove hundreds of sites. */
const MANY_FILES_MS = 60_000;

/**
 * A new folder in the system's place for temporary files. It goes with the test in which, or before which, it is asked for; outside of
 * tests with the last one of the file or of the group. Not for `beforeAll()`.
 */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  const whenOver = TestRunner.getCurrentTest() ? onTestFinished : afterAll;
  whenOver(() => rmSync(folder, { recursive: true, force: true }), MANY_FILES_MS);
  return folder;
}

/** A copy of the small site to change, alone in a temporary folder. */
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

/** Every file in a folder with its text, sorted by its path. */
export function textsIn(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => !entry.isDirectory());
  const files = entries.map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)));
  return Object.fromEntries(files.toSorted().map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]));
}
