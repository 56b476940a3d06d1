import type { BigIntStats } from 'node:fs';
import { open, realpath, stat, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from '../shared/system-error.ts';
import { setTimeout } from 'node:timers/promises';

/** A file of the served folder, as it was when a request found it. */
export interface SiteFile {
  /** Its real path, with symbolic links resolved. */
  readonly path: string;
  /** Its path in the served folder, with `/` separators. */
  readonly name: string;
  readonly size: number;
  readonly modified: Date;
  /** Changes whenever the file at this path is replaced or rewritten. */
  readonly version: string;
}

/** System error codes for a path without a file. */
const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG', 'EINVAL']);

/**
 * Returns the first of the names that exists in the folder; undefined if none does. Ignores files outside, also behind
 * symbolic links. Throws `UnsettledFolder` if the folder is absent or was replaced, so that a file may have been
 * missed.
 */
export async function findFile(folder: string, names: readonly string[]): Promise<SiteFile | undefined> {
  const before = await lookAt(folder);
  for (const name of names) {
    const file = await fileAt(before.root, name);
    if (file) return file;
  }
  const after = await lookAt(folder);
  if (after.version !== before.version) throw new UnsettledFolder(`${folder} was exchanged`);
  return undefined;
}

/** Opens a file that was found. Throws `UnsettledFolder` if it was replaced. */
export async function openFound(file: SiteFile): Promise<FileHandle> {
  const handle = await unlessAbsent(open(file.path));
  const stats = await handle?.stat({ bigint: true });
  if (handle && stats && versionOf(stats) === file.version) return handle;
  await handle?.close();
  throw new UnsettledFolder(`${file.path} was exchanged`);
}

async function lookAt(folder: string): Promise<{ root: string; version: string }> {
  const root = await unlessAbsent(realpath(folder));
  const stats = root === undefined ? undefined : await unlessAbsent(stat(root, { bigint: true }));
  if (root === undefined || !stats?.isDirectory()) throw new UnsettledFolder(`${folder} is absent`);
  return { root, version: versionOf(stats) };
}

async function fileAt(root: string, name: string): Promise<SiteFile | undefined> {
  const real = await unlessAbsent(realpath(path.join(root, name)));
  if (real === undefined || !real.startsWith(path.join(root, path.sep))) return undefined;
  const stats = await unlessAbsent(stat(real, { bigint: true }));
  if (!stats?.isFile()) return undefined;
  return { path: real, name, size: Number(stats.size), modified: stats.mtime, version: versionOf(stats) };
}

function versionOf({ dev, ino, size, mtimeNs, ctimeNs }: BigIntStats): string {
  return [dev, ino, size, mtimeNs, ctimeNs].map((part) => part.toString(36)).join('-');
}

async function unlessAbsent<Value>(asked: Promise<Value>): Promise<Value | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (ABSENT.has(codeOf(error))) return undefined;
    throw error;
  }
}

const ATTEMPTS = 4;
/** Replacing the folder takes less than a millisecond. */
const PAUSE_MS = 40;

/** The served folder is absent, or was replaced during a request. */
export class UnsettledFolder extends Error {
  override readonly name = 'UnsettledFolder';
}

/**
 * Runs an action on the served folder, and retries if it was replaced meanwhile. Throws `UnsettledFolder` if that
 * continues.
 */
export async function onceSettled<Result>(action: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; attempt < ATTEMPTS; attempt += 1) {
    try {
      return await action();
    } catch (error) {
      if (!(error instanceof UnsettledFolder)) throw error;
      await setTimeout(PAUSE_MS);
    }
  }
  return action();
}
