import type { Finding } from '../../finding.ts';
import { writeFileSync } from 'node:fs';
import { cp, lstat, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { applyMends, type Mended } from '../../findings/apply-mends.ts';
import { unifiedDiff } from '../../findings/diff.ts';
import { findingsByFile, shownFrom } from '../../findings/shown.ts';
import { plainLine } from '../../styled.ts';
import { say, sayStyled } from '../../terminal.ts';
import type { Checked } from './check-content.ts';
import { readSaved } from './read-saved.ts';
import { takeHarmless } from './take-harmless.ts';

/** Mends that stand in each other's way take a round each; no text needs as many. */
const MOST_ROUNDS = 20;

/** A file with all of its mends; `done` counts them. */
export interface MendedFile extends Mended {
  readonly file: string;
  readonly saved: string;
}

/** Mends a copy of the content, round by round, and shows each round: each file that changes, as it would be. */
export async function rehearseMends(
  first: Checked,
  content: string,
  check: (content: string) => Promise<Checked>,
): Promise<MendedFile[]> {
  const files = new Map<string, MendedFile>();
  const refused = new Set<string>();
  const textOf = createReader(files);
  let [{ findings }, copy] = [first, ''];
  try {
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const wanted = shownFrom(findings, content).filter((one) => one.mend && !refused.has(keyOf(one)));
      const concerned = mendFiles(wanted, textOf);
      if (concerned.length === 0) break;
      if (copy === '') copy = await copyContent(content);
      const write = (mended: readonly MendedFile[]): void => {
        const texts = new Map(mended.map(({ file, text }) => [file, text]));
        for (const { file, saved } of concerned)
          writeFileSync(path.join(copy, path.relative(content, path.resolve(file))), texts.get(file) ?? saved);
      };
      const { taken, left, ...after } = await takeHarmless(wanted, findings, async (mends) => {
        write(mendFiles(mends, textOf));
        return (await check(copy)).findings;
      });
      const mended = mendFiles(taken, textOf);
      write(mended);
      for (const one of left) refused.add(keyOf(one));
      show(mended, left, files.size > 0);
      for (const one of mended) {
        const { saved = one.saved, done = 0 } = files.get(one.file) ?? {};
        files.set(one.file, { ...one, saved, done: done + one.done });
      }
      ({ findings } = after);
    }
  } finally {
    if (copy !== '') await rm(copy, { recursive: true, force: true });
  }
  return [...files.values()];
}

/** Reads each file once, so that what was checked is what is shown and written; one that was mended is as it would be. */
function createReader(mended: ReadonlyMap<string, MendedFile>): (file: string) => string | undefined {
  const saved = new Map<string, string | undefined>();
  return (file) => {
    if (!saved.has(file)) saved.set(file, readSaved(file));
    return mended.get(file)?.text ?? saved.get(file);
  };
}

async function copyContent(content: string): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), 'site-mends-'));
  await cp(await realpath(content), copy, { recursive: true, filter: isCopied });
  return copy;
}

/** Links and devices are no content, and what is written to a copy of a link would be written to what it leads to. */
async function isCopied(file: string): Promise<boolean> {
  const found = await lstat(file);
  return found.isFile() || found.isDirectory();
}

function mendFiles(records: readonly Finding[], textOf: (file: string) => string | undefined): MendedFile[] {
  return [...findingsByFile(records)].flatMap(([file, own]) => {
    const mends = own.flatMap(({ line, column, mend }) => (mend ? [{ line, column, mend }] : []));
    const saved = mends.length > 0 ? textOf(file) : undefined;
    if (saved === undefined) return [];
    const mended = applyMends(saved, mends);
    return mended.text === saved ? [] : [{ file, saved, ...mended }];
  });
}

function show(mended: readonly MendedFile[], left: readonly Finding[], isLater: boolean): void {
  if (isLater && mended.length > 0) say(['After that:', '']);
  if (mended.length > 0) sayStyled([...mended.flatMap(diffOf), plainLine('')]);
  if (left.length > 0) say([...left.map(describeLeft), '']);
}

function diffOf({ file, saved, changes }: MendedFile) {
  return unifiedDiff(file, saved.replace(/^\uFEFF/, '').split(/\r\n?|\n/), changes);
}

function describeLeft({ file, line, column, rule }: Finding): string {
  return `${file}:${line}:${column} is left as it is (${rule}): with its mend, something else would be wrong.`;
}

/** A mend, wherever others have moved it. */
function keyOf({ file, rule, mend }: Finding): string {
  return JSON.stringify([file, rule, mend]);
}
