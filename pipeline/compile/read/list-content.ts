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

/**
 * The ordinary files of a content folder, in the order of their names, and what each folder was like when it was listed: undefined
 * for one that did not rest.
 */
export interface Listing {
  readonly files: string[];
  readonly faults: FileFault[];
  readonly stamps: Map<string, string | undefined>;
}

/** The content folder itself, as findings name it. */
export const WHOLE_FOLDER = '.';

/** Whether the site would use a file, by its path. */
type IsUsed = (file: string) => boolean;

/** Lists a content folder with all that is in it. Hidden files are left out; what a rename that broke off has left is a fault. */
export async function listContent(root: string, isUsed: IsUsed): Promise<Listing> {
  const listing: Listing = { files: [], faults: [], stamps: new Map() };
  await listFolder(root, '', listing, isUsed);
  return listing;
}

/** Whether every folder is as it was when it was listed, so that no file has come, gone or changed its place. */
export async function isStillSo(root: string, { stamps }: Listing): Promise<boolean> {
  for (const [folder, stamp] of stamps) {
    const now = await stampOfFolder(path.join(root, folder)).catch((error: unknown) => void refusalOf(error));
    if (stamp === undefined || now !== stamp) return false;
  }
  return true;
}

async function listFolder(root: string, folder: string, listing: Listing, isUsed: IsUsed): Promise<void> {
  const { stamps, faults } = listing;
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
      faults.push(unreadable(folder || WHOLE_FOLDER, reason ?? 'it is no folder, or it is gone', 'folder'));
  }
  for (const [name, fault, entry] of entries.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const file = folder === '' ? name : `${folder}/${name}`;
    if (isOfSwap(name)) faults.push({ rule: 'unexpected-file', file, values: { name, file } });
    if (name.startsWith('.') || name === 'node_modules') continue;
    const isWanted = entry.isDirectory() || isUsed(file);
    if (fault !== undefined && isWanted) faults.push({ rule: 'file-name', file, values: { name, reason: fault } });
    if (fault === NOT_UTF_8) {
      if (!isWanted) faults.push({ rule: 'unexpected-file', file, values: { name, file } });
    } else await listEntry(root, file, entry, listing, isUsed);
  }
}

async function listEntry(
  root: string,
  file: string,
  entry: Dirent<Buffer>,
  listing: Listing,
  isUsed: IsUsed,
): Promise<void> {
  if (entry.isDirectory() && isUsed(file)) listing.faults.push(unreadable(file, 'it is a folder'));
  else if (entry.isDirectory()) await listFolder(root, file, listing, isUsed);
  else if (entry.isFile()) listing.files.push(file);
  else listing.faults.push(unreadable(file, 'it is a link or a device'));
}

function unreadable(file: string, reason: string, what = 'file'): FileFault {
  return { rule: 'unreadable-file', file, values: { reason, what } };
}

/** What a folder is like; one that has just changed is given the time to settle. Undefined if it does not, or is gone. */
function stampOfFolder(folder: string): Promise<string | undefined> {
  return untilSteady(() => {
    const found = statSync(folder, { bigint: true });
    return isFresh(found) ? undefined : stampOf(found);
  });
}
