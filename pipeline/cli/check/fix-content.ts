import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { cp, lstat, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { applyMends, type Mended } from '../../findings/apply-mends.ts';
import { countOf } from '../../findings/counts.ts';
import { unifiedDiff } from '../../findings/diff.ts';
import { recordsByFile, toRecords, type FindingRecord } from '../../findings/records.ts';
import { withPath } from '../../system-error.ts';
import { plainLine } from '../../styled.ts';
import { say, sayStyled } from '../../terminal.ts';
import type { Options } from '../arguments.ts';
import type { Checked } from './check-content.ts';

/** Mends that stand in each other's way take a round each; no text needs as many. */
const MOST_ROUNDS = 20;

/** A file with its mends. */
interface MendedFile extends Mended {
  readonly file: string;
  readonly saved: string;
}

/** All that would be mended: each file as it would be, and how many places were mended. */
interface Rehearsed {
  readonly files: readonly MendedFile[];
  readonly done: number;
}

/**
 * Mends what has exactly one right mend, and checks again: shows all of it first, then asks, once, where there is somebody to ask. What
 * comes to light only after other mends is found in a copy of the content, so that it is shown before anything is written. `check`
 * checks a content folder. Returns what is found after that.
 */
export async function fixContent<Result extends Checked>(
  options: Options,
  check: (content: string) => Promise<Result>,
): Promise<Result> {
  const checked = await check(options.content);
  const { files, done } = await rehearse(checked, options.content, check);
  if (done === 0) {
    say(['Nothing to mend that has exactly one right mend.', '']);
    return checked;
  }
  if (!options.yes && !(await agrees(files, done))) return checked;
  for (const file of files) save(file);
  say([`Mended ${countOf(done, 'place')}.`, '']);
  return check(options.content);
}

/** Mends a copy of the content, round by round, and shows each round. */
async function rehearse(
  first: Checked,
  content: string,
  check: (content: string) => Promise<Checked>,
): Promise<Rehearsed> {
  const files = new Map<string, MendedFile>();
  let [findings, done, copy] = [first.findings, 0, ''];
  try {
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const mended = mendFiles(toRecords(findings, content), (file) => files.get(file)?.text ?? readText(file));
      if (mended.length === 0) break;
      if (round > 0) say(['After that:', '']);
      sayStyled([...mended.flatMap(diffOf), plainLine('')]);
      done += countMends(mended);
      if (copy === '') {
        copy = await mkdtemp(path.join(tmpdir(), 'site-mends-'));
        await cp(await realpath(content), copy, { recursive: true, filter: isCopied });
      }
      for (const one of mended) {
        files.set(one.file, { ...one, saved: files.get(one.file)?.saved ?? one.saved });
        writeFileSync(path.join(copy, path.relative(content, path.resolve(one.file))), one.text);
      }
      ({ findings } = await check(copy));
    }
  } finally {
    if (copy !== '') await rm(copy, { recursive: true, force: true });
  }
  return { files: [...files.values()], done };
}

/** Links and devices are no content, and what is written to a copy of a link would be written to what it leads to. */
async function isCopied(file: string): Promise<boolean> {
  const found = await lstat(file);
  return found.isFile() || found.isDirectory();
}

function mendFiles(records: readonly FindingRecord[], textOf: (file: string) => string | undefined): MendedFile[] {
  return [...recordsByFile(records)].flatMap(([file, own]) => {
    const mends = own.flatMap(({ line, column, mend }) => (mend ? [{ line, column, mend }] : []));
    const saved = mends.length > 0 ? textOf(file) : undefined;
    if (saved === undefined) return [];
    const mended = applyMends(saved, mends);
    return mended.text === saved ? [] : [{ file, saved, ...mended }];
  });
}

function readText(file: string): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(file));
  } catch (error) {
    // It has gone meanwhile, or is no UTF-8: the check says so.
    if (error instanceof TypeError || (error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function diffOf({ file, saved, changes }: MendedFile) {
  return unifiedDiff(file, saved.replace(/^\uFEFF/, '').split(/\r\n?|\n/), changes);
}

function countMends(files: readonly MendedFile[]): number {
  return files.reduce((sum, { done }) => sum + done, 0);
}

async function agrees(files: readonly MendedFile[], done: number): Promise<boolean> {
  const what = `${countOf(done, 'place')} in ${countOf(files.length, 'file')}`;
  if (!process.stdin.isTTY || !process.stdout.isTTY) {
    say([`Nothing was changed. To mend ${what} like this: \`npm run check -- --fix --yes\``, '']);
    return false;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    // The end of what is typed (Ctrl-D) is an answer too.
    const closed = once(terminal, 'close').then(() => '');
    const answer = await Promise.race([terminal.question(`Mend ${what} like this? [y/N] `), closed]);
    return /^y(?:es)?$/i.test(answer.trim());
  } finally {
    terminal.close();
  }
}

/** Puts the whole mended file in the place of the old one, unless that has been saved anew meanwhile. */
function save({ file, saved, text }: MendedFile): void {
  if (readText(file) !== saved) return;
  const part = path.join(path.dirname(file), `.${randomUUID()}.part`);
  try {
    writeFileSync(part, text, { mode: statSync(file).mode });
    renameSync(part, file);
  } catch (error) {
    rmSync(part, { force: true });
    throw withPath(error, file);
  }
}
