import { writeFileSync } from 'node:fs';
import { cp, lstat, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Finding, formatPlace } from '../../lint/finding.ts';
import { applyFixes, type FixedText } from '../../lint/fixes/apply-fixes.ts';
import { unifiedDiff } from '../../lint/fixes/diff.ts';
import { shownFrom } from '../../lint/formats/shown.ts';
import { groupBy } from '../../shared/group-by.ts';
import { say } from '../../shared/terminal.ts';
import { readSaved } from './read-saved.ts';
import type { Checked } from './check-folder.ts';

/** Overlapping fixes take a round each, and so does each half that is tried by itself; no text needs this many. */
const MOST_ROUNDS = 100;

/** A file with all of its fixes; `done` is their number. */
export interface FixedFile extends FixedText {
  readonly file: string;
  readonly saved: string;
}

/**
 * Fixes a copy of the content round by round, and shows the files that each round changes. If a round adds an error
 * that has no fix, it retries with half as many fixes, down to the one that causes it, which is left out. The fix of an
 * error may reveal others, since the content could not be published either way.
 */
export async function rehearseFixes(
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

/**
 * Reads each file once, so that the checked text is the one shown and written; returns the fixed text of a fixed file.
 */
function createReader(fixed: ReadonlyMap<string, FixedFile>): (file: string) => string | undefined {
  const saved = new Map<string, string | undefined>();
  return (file) => {
    if (!saved.has(file)) saved.set(file, readSaved(file));
    return fixed.get(file)?.text ?? saved.get(file);
  };
}

async function copyContent(content: string): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), 'site-fixes-'));
  // Links and devices are not content, and writing to a copied link would change its target.
  const isCopied = async (file: string): Promise<boolean> => {
    const found = await lstat(file);
    return found.isFile() || found.isDirectory();
  };
  await cp(await realpath(content), copy, { recursive: true, filter: isCopied });
  return copy;
}

/** Applies the fixes of findings to the texts of their files; leaves out files that stay as they are. */
export function fixFiles(findings: readonly Finding[], textOf: (file: string) => string | undefined): FixedFile[] {
  return [...groupBy(findings, ({ file }) => file)].flatMap(([file, own]) => {
    const saved = textOf(file);
    if (saved === undefined) return [];
    const fixed = applyFixes(saved, own);
    return fixed.text === saved ? [] : [{ file, saved, ...fixed }];
  });
}

/** Returns all findings if they are at most `most`; else all errors alone, or without any, the first `most`. */
function firstOf(findings: readonly Finding[], most: number): readonly Finding[] {
  if (findings.length <= most) return findings;
  const errors = findings.filter(isError);
  return errors.length > 0 ? errors : findings.slice(0, most);
}

function isError({ severity }: Finding): boolean {
  return severity === 'error';
}

/** Counts errors that only a writer can fix. */
function countErrors(findings: readonly Finding[]): number {
  return findings.filter((finding) => isError(finding) && !finding.fix).length;
}

/** Returns the changes of a fixed file as a diff. */
export function diffOf({ file, saved, changes }: FixedFile) {
  return unifiedDiff(file, saved.replace(/^\uFEFF/, '').split(/\r\n?|\n/), changes);
}

function describeLeft(finding: Finding): string {
  return `${formatPlace(finding)} is left as it is (${finding.rule}): with its fix, something else would be wrong.`;
}

/** Identifies a fix, even if other fixes have moved it. */
function keyOf({ file, rule, fix }: Finding): string {
  return JSON.stringify([file, rule, fix]);
}
