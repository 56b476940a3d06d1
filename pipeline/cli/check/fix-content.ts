import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { countOf } from '../../lint/formats/counts.ts';
import { say } from '../../shared/terminal.ts';
import { replaceFile } from '../../outputs/replace-file.ts';
import type { Options } from '../arguments/arguments.ts';
import { nextCommand } from '../arguments/next-command.ts';
import { readSaved } from './read-saved.ts';
import type { Checked } from './check-folder.ts';
import { writeFileSync } from 'node:fs';
import { cp, lstat, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Finding, placeInWords } from '../../lint/finding.ts';
import { applyFixes, type FixedText } from '../../lint/fixes/apply-fixes.ts';
import { unifiedDiff } from '../../lint/fixes/diff.ts';
import { shownFrom } from '../../lint/formats/shown.ts';
import { groupBy } from '../../shared/group-by.ts';

/**
 * Fixes what has exactly one right fix, and checks again: shows all of it first, then asks, once, where a terminal can answer. What
 * comes to light only after other fixes is found in a copy of the content, so that it is shown before anything is written. `check`
 * checks a content folder. Returns what is found after that.
 */
export async function fixContent<Result extends Checked>(
  options: Pick<Options, 'content' | 'yes'>,
  check: (content: string) => Promise<Result>,
): Promise<Result> {
  const checked = await check(options.content);
  const files = await rehearseFixes(checked, options.content, check);
  if (files.length === 0) {
    say(['Nothing to fix that has exactly one right fix.', '']);
    return checked;
  }
  if (!options.yes && !(await agrees(files))) return checked;
  const written = files.filter(save);
  const left = files.filter((file) => !written.includes(file));
  if (written.length > 0) say([`Fixed ${countOf(countFixes(written), 'place')}.`]);
  say([...left.map(({ file }) => `Left ${file} as it is, since it was saved anew meanwhile. Try again.`), '']);
  return check(options.content);
}

function countFixes(files: readonly FixedFile[]): number {
  return files.reduce((sum, { done }) => sum + done, 0);
}

async function agrees(files: readonly FixedFile[]): Promise<boolean> {
  const what = `${countOf(countFixes(files), 'place')} in ${countOf(files.length, 'file')}`;
  if (!process.stdin.isTTY || !process.stdout.isTTY) {
    say([`Nothing was changed. To fix ${what} like this: \`${nextCommand('check', '--fix', '--yes')}\``, '']);
    return false;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    // The end of what is typed (Ctrl-D) is an answer too.
    const closed = once(terminal, 'close').then(() => '');
    const answer = await Promise.race([terminal.question(`Fix ${what} like this? [y/N] `), closed]);
    return /^y(?:es)?$/i.test(answer.trim());
  } finally {
    terminal.close();
  }
}

/** Puts the whole fixed file in the place of the old one, unless that has been saved anew meanwhile; whether it did. */
function save({ file, saved, text }: FixedFile): boolean {
  if (readSaved(file) !== saved) return false;
  replaceFile(file, text);
  return true;
}

/** Fixes that stand in each other's way take a round each; no text needs as many. */
const MOST_ROUNDS = 20;

/** A file with all of its fixes; `done` counts them. */
interface FixedFile extends FixedText {
  readonly file: string;
  readonly saved: string;
}

/**
 * Fixes a copy of the content, round by round, and shows each round: each file that changes, as it would be. Where a round brings an error
 * that has no fix of its own, half as many fixes are tried, down to the one that brings it, which is left out. The fix of an error may
 * bring others to light, since the content could not be published either way.
 */
async function rehearseFixes(
  first: Checked,
  content: string,
  check: (content: string) => Promise<Checked>,
): Promise<FixedFile[]> {
  const files = new Map<string, FixedFile>();
  const refused = new Set<string>();
  const textOf = createReader(files);
  let [{ findings }, copy] = [first, ''];
  const write = (file: string, text: string): void =>
    writeFileSync(path.join(copy, path.relative(content, path.resolve(file))), text);
  try {
    for (let [round, most] = [0, Infinity]; round < MOST_ROUNDS;) {
      const wanted = shownFrom(findings, content).filter((one) => one.fix && !refused.has(keyOf(one)));
      const tried = firstOf(wanted, most);
      const fixed = fixFiles(tried, textOf);
      if (fixed.length === 0) break;
      if (copy === '') copy = await copyContent(content);
      for (const { file, text } of fixed) write(file, text);
      const after = await check(copy);
      if (!tried.every(isError) && countErrors(after.findings) > countErrors(findings)) {
        for (const { file, saved } of fixed) write(file, saved);
        most = Math.floor(tried.length / 2) || Infinity;
        for (const one of tried.length === 1 ? tried : []) {
          refused.add(keyOf(one));
          say([describeLeft(one), '']);
        }
        continue;
      }
      round++;
      if (files.size > 0) say(['After that:', '']);
      say([...fixed.flatMap(diffOf), '']);
      for (const one of fixed) {
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

/** Reads each file once, so that what was checked is what is shown and written; one that was fixed is as it would be. */
function createReader(fixed: ReadonlyMap<string, FixedFile>): (file: string) => string | undefined {
  const saved = new Map<string, string | undefined>();
  return (file) => {
    if (!saved.has(file)) saved.set(file, readSaved(file));
    return fixed.get(file)?.text ?? saved.get(file);
  };
}

async function copyContent(content: string): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), 'site-fixes-'));
  // Links and devices are no content, and what is written to a copy of a link would be written to what it leads to.
  const isCopied = async (file: string): Promise<boolean> => {
    const found = await lstat(file);
    return found.isFile() || found.isDirectory();
  };
  await cp(await realpath(content), copy, { recursive: true, filter: isCopied });
  return copy;
}

function fixFiles(findings: readonly Finding[], textOf: (file: string) => string | undefined): FixedFile[] {
  return [...groupBy(findings, ({ file }) => file)].flatMap(([file, own]) => {
    const saved = textOf(file);
    if (saved === undefined) return [];
    const fixed = applyFixes(saved, own);
    return fixed.text === saved ? [] : [{ file, saved, ...fixed }];
  });
}

/** So many of some findings: those of errors first, and by themselves where they are not all. */
function firstOf(findings: readonly Finding[], most: number): readonly Finding[] {
  if (findings.length <= most) return findings;
  const errors = findings.filter(isError);
  return errors.length > 0 ? errors : findings.slice(0, most);
}

function isError({ severity }: Finding): boolean {
  return severity === 'error';
}

/** Errors that only a writer can fix. */
function countErrors(findings: readonly Finding[]): number {
  return findings.filter((finding) => isError(finding) && !finding.fix).length;
}

function diffOf({ file, saved, changes }: FixedFile) {
  return unifiedDiff(file, saved.replace(/^\uFEFF/, '').split(/\r\n?|\n/), changes);
}

function describeLeft(finding: Finding): string {
  return `${placeInWords(finding)} is left as it is (${finding.rule}): with its fix, something else would be wrong.`;
}

/** A fix, wherever others have moved it. */
function keyOf({ file, rule, fix }: Finding): string {
  return JSON.stringify([file, rule, fix]);
}
