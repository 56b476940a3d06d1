import { UserError } from '../../shared/user-error.ts';

const CAUSES: Record<string, readonly [cause: string, remedy: string]> = {
  EACCES: ['this account is not allowed to', 'Change the permissions, or choose another folder.'],
  EBUSY: ['another program is using it', 'Close that program and try again.'],
  EDQUOT: ['the disk space of this account is used up', 'Free some space and try again.'],
  EFBIG: ['the file would be larger than the disk allows', 'Choose another disk.'],
  EIO: ['the disk reports a fault', 'Check the disk, or choose another one.'],
  EISDIR: ['it is a folder', 'Move the folder away, or choose another name.'],
  ELOOP: ['links lead in a circle', 'Replace one of the links by a folder.'],
  EMFILE: ['too many files are open', 'Close other programs and try again.'],
  ENAMETOOLONG: ['the name is too long', 'Give the file or the folder a shorter name.'],
  ENFILE: ['too many files are open', 'Close other programs and try again.'],
  ENOENT: ['it is not there', 'Put it back, or wait until the program that moves it is done, and try again.'],
  ENOMEM: ['the memory is used up', 'Close other programs and try again.'],
  ENOSPC: ['the disk is full', 'Free some space and try again.'],
  ENOTDIR: ['a part of this path is no folder', 'Choose another folder.'],
  ENOTEMPTY: ['the folder is not empty', 'Try again when no other program is writing there.'],
  EPERM: ['this account is not allowed to', 'Change the permissions, or choose another folder.'],
  EROFS: ['the disk can only be read', 'Choose a folder on another disk.'],
  ESTALE: ['the network drive has lost it', 'Connect the drive anew and try again.'],
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
