import { readFileSync, statSync } from 'node:fs';
import { MAX_BYTES } from '../../content/limits.ts';
import type { Finding } from '../../findings/finding.ts';
import type { LinesOf } from '../../lint/formats/end-of-place.ts';
import { isPlaceholder, shownFrom } from '../../lint/formats/shown.ts';
import { countShown, type Display, toText } from '../../lint/formats/text.ts';
import { UserError } from '../../shared/errors.ts';
import { complain, paint } from '../../shared/terminal.ts';
import { decodeUtf8 } from '../../site/read/decode.ts';

const CAUSES: Record<string, readonly [cause: string, remedy: string]> = {
  EACCES: ['this account is not allowed to', 'Change the permissions, or choose another folder.'],
  EBUSY: ['another program is using it', 'Close that program and try again.'],
  EDQUOT: ['the disk space of this account is used up', 'Free some space and try again.'],
  EIO: ['the disk reports a fault', 'Check the disk, or choose another one.'],
  EMFILE: ['too many files are open', 'Close other programs and try again.'],
  ENOENT: ['it is not there', 'Put it back, or wait until the program that moves it is done, and try again.'],
  ENOMEM: ['the memory is used up', 'Close other programs and try again.'],
  ENOSPC: ['the disk is full', 'Free some space and try again.'],
  ENOTDIR: ['a part of this path is no folder', 'Choose another folder.'],
  EPERM: ['this account is not allowed to', 'Change the permissions, or choose another folder.'],
  EROFS: ['the disk can only be read', 'Choose a folder on another disk.'],
};

const READING = new Set(['access', 'lstat', 'opendir', 'read', 'readlink', 'realpath', 'scandir', 'stat']);

/**
 * Describes an error and its remedy to the person who runs a command: path and cause for a system error, the message of
 * a `UserError`; every other error is one of the program itself.
 */
export function describeError(error: unknown, verbose: boolean): string {
  if (!verbose) return sentenceOf(error);
  const cause = error instanceof Error && error.cause !== undefined ? [`Caused by: ${stackOf(error.cause)}`] : [];
  return [sentenceOf(error), stackOf(error), ...cause].join('\n\n');
}

function sentenceOf(error: unknown): string {
  if (error instanceof UserError) return error.message;
  const system = systemErrorIn(error);
  const [cause, remedy] = CAUSES[system?.code ?? ''] ?? [];
  if (system && cause !== undefined) return `Cannot ${verbOf(system)}: ${cause}. ${remedy}`;
  if (system?.path !== undefined)
    return `Cannot ${verbOf(system)}: the system says ${system.code}. Choose another place.`;
  const message = (error instanceof Error ? error.message : String(error)).split('\n')[0];
  return (
    `The program itself has failed: ${message}. This is no fault of the content. ` +
    'Run the same command again with --verbose, and send what it prints to the developer of the program.'
  );
}

/** Returns the system error behind an error: itself or its cause. */
function systemErrorIn(error: unknown): NodeJS.ErrnoException | undefined {
  if (!(error instanceof Error)) return undefined;
  return isSystemError(error) ? error : systemErrorIn(error.cause);
}

function isSystemError(error: Error): error is NodeJS.ErrnoException {
  return 'code' in error && 'syscall' in error;
}

function verbOf({ code, syscall = '', path, message }: NodeJS.ErrnoException): string {
  const { dest } = message.match(/-> '(?<dest>[^']+)'/)?.groups ?? {};
  const place = dest ?? path ?? 'a file';
  const reads = READING.has(syscall) || (syscall === 'open' && code === 'ENOENT');
  return `${reads ? 'read' : 'write'} ${place}`;
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Width in columns without a terminal. */
const PIPE_WIDTH = 80;

/** Prints findings for a person, with a summary line. Leaves out placeholders. */
export function showFindings(findings: readonly Finding[], root: string): void {
  const shown = shownFrom(findings, root).filter((record) => !isPlaceholder(record));
  if (shown.length === 0) return;
  complain(['', ...toText(shown, surroundingsOf(process.stderr)), '', countShown(shown)]);
}

/** Returns findings as {@link showFindings} prints them, as one text without colors. */
export function describeFindings(findings: readonly Finding[], root: string): string {
  return paint(toText(shownFrom(findings, root), surroundingsOf({})), false);
}

/** Returns the display for findings: its width, and a reader of source lines that reads each file again. */
export function surroundingsOf({ columns = PIPE_WIDTH }: { readonly columns?: number }): Display {
  return { linesOf: createSourceLines(), width: columns };
}

/**
 * Returns a reader of the lines of files as the stages read them; undefined if a file is missing, not text, or too long
 * to show.
 */
export function createSourceLines(): LinesOf {
  const known = new Map<string, readonly string[] | undefined>();
  return (file) => {
    if (!known.has(file)) known.set(file, readLines(file));
    return known.get(file);
  };
}

function readLines(file: string): readonly string[] | undefined {
  try {
    const stats = statSync(file, { throwIfNoEntry: false });
    if (!stats?.isFile() || stats.size > MAX_BYTES) return undefined;
    const decoded = decodeUtf8(readFileSync(file));
    return 'text' in decoded ? decoded.text.split('\n') : undefined;
  } catch (error) {
    // A finding is shown even if its file can no longer be read.
    if ((error as NodeJS.ErrnoException).syscall === undefined) throw error;
    return undefined;
  }
}
