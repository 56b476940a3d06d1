import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
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

/**
 * Mends what has exactly one right mend, and checks again: shows all of it first, then asks, once, where there is somebody to ask. Returns
 * what is found after that.
 */
export async function fixContent<Result extends Checked>(
  options: Options,
  check: () => Promise<Result>,
): Promise<Result> {
  let checked = await check();
  let isAgreed = options.yes;
  let done = 0;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const files = mendFiles(toRecords(checked.findings, options.content));
    if (files.length === 0) break;
    sayStyled([...files.flatMap(diffOf), plainLine('')]);
    isAgreed ||= await agrees(files);
    if (!isAgreed) return checked;
    for (const file of files) save(file);
    done += countMends(files);
    checked = await check();
  }
  say([done > 0 ? `Mended ${countOf(done, 'place')}.` : 'Nothing to mend that has exactly one right mend.', '']);
  return checked;
}

function mendFiles(records: readonly FindingRecord[]): MendedFile[] {
  return [...recordsByFile(records)].flatMap(([file, own]) => {
    const mends = own.flatMap(({ line, column, mend }) => (mend ? [{ line, column, mend }] : []));
    const saved = mends.length > 0 ? readText(file) : undefined;
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

async function agrees(files: readonly MendedFile[]): Promise<boolean> {
  const what = `${countOf(countMends(files), 'place')} in ${countOf(files.length, 'file')}`;
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
