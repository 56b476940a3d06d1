import { readdirSync, statSync, type Dirent } from 'node:fs';
import path from 'node:path';
import type { RuleName } from '../../lint/rules.ts';
import { decodeName, isOfSwap, NOT_UTF_8 } from './content-names.ts';
import { isFresh, refusalOf, stampOf, untilSteady } from './read-steady.ts';

/** A finding at a file or folder as a whole. */
export interface FileFault {
  readonly rule: RuleName;
  readonly file: string;
  readonly values: Record<string, string>;
}

/** The stamp of each folder when it was listed; undefined for a folder that kept changing. */
type Stamps = ReadonlyMap<string, string | undefined>;

/** The name of the content folder itself in findings. */
export const WHOLE_FOLDER = '.';

/**
 * Lists the ordinary files of a content folder, sorted by name. Leaves out hidden files; reports what an interrupted
 * rename left behind.
 */
export async function listContent(
  root: string,
  isUsed: (file: string) => boolean,
): Promise<{ readonly files: readonly string[]; readonly faults: readonly FileFault[]; readonly stamps: Stamps }> {
  const [files, faults]: [string[], FileFault[]] = [[], []];
  const stamps = new Map<string, string | undefined>();
  await listFolder('');
  return { files, faults, stamps };

  async function listFolder(folder: string): Promise<void> {
    const place = path.join(root, folder);
    const entries: [string, string | undefined, Dirent<Buffer>][] = [];
    try {
      stamps.set(folder, await stampOfFolder(place));
      for (const entry of readdirSync(place, { encoding: 'buffer', withFileTypes: true })) {
        const { name, fault } = decodeName(entry.name);
        entries.push([name, fault, entry]);
      }
    } catch (error) {
      const reason = refusalOf(error);
      if (reason !== undefined || folder === '')
        refuse(folder || WHOLE_FOLDER, reason ?? 'it is no folder, or it is gone', 'folder');
    }
    for (const [name, fault, entry] of entries.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
      const file = folder === '' ? name : `${folder}/${name}`;
      if (isOfSwap(name)) faults.push({ rule: 'unexpected-file', file, values: { name, file } });
      if (name.startsWith('.') || name === 'node_modules') continue;
      const isWanted = entry.isDirectory() || isUsed(file);
      if (fault !== undefined && isWanted) faults.push({ rule: 'file-name', file, values: { name, reason: fault } });
      if (fault !== NOT_UTF_8) await listEntry(file, entry);
      else if (!isWanted) faults.push({ rule: 'unexpected-file', file, values: { name, file } });
    }
  }

  async function listEntry(file: string, entry: Dirent<Buffer>): Promise<void> {
    if (entry.isDirectory() && isUsed(file)) refuse(file, 'it is a folder');
    else if (entry.isDirectory()) await listFolder(file);
    else if (entry.isFile()) files.push(file);
    else refuse(file, 'it is a link or a device');
  }

  function refuse(file: string, reason: string, what = 'file'): void {
    faults.push({ rule: 'unreadable-file', file, values: { reason, what } });
  }
}

/** Tells whether every folder is as it was when listed, so that no file was added, removed or moved. */
export async function isStillSo(root: string, stamps: Stamps): Promise<boolean> {
  for (const [folder, stamp] of stamps) {
    const now = await stampOfFolder(path.join(root, folder)).catch((error: unknown) => void refusalOf(error));
    if (stamp === undefined || now !== stamp) return false;
  }
  return true;
}

/**
 * Returns the stamp of a folder, after waiting for recent changes to settle. Undefined if they do not, or if the folder
 * is gone.
 */
function stampOfFolder(folder: string): Promise<string | undefined> {
  return untilSteady(() => {
    const found = statSync(folder, { bigint: true });
    return isFresh(found) ? undefined : stampOf(found);
  });
}
