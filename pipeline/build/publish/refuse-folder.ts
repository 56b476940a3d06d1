import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../../shared/user-error.ts';
import { entryAt, nameSome } from './listing.ts';
import { MANIFEST, readManifest } from './manifest.ts';

/** Files that every site has: where they are and no build has made them, another site is published. */
const SIGNS = ['index.html', '404.html'];

/**
 * Throws a `UserError`, before any work is done for it, where another site is published in a folder; and unless that is meant
 * (`intoExisting`), where it holds anything, be it hidden, and no build was ever published there: a home folder, or one that somebody
 * works in, is not to be filled with a site by a slip.
 */
export function refuseFolder(target: string, intoExisting = false): void {
  if (!entryAt(target)) return;
  const own = readManifest(target);
  const others = SIGNS.filter((file) => existsSync(path.join(target, file)) && !own.has(file));
  if (own.size === 0 && entryAt(path.join(target, MANIFEST))) others.push(MANIFEST);
  if (others.length > 0) throw conflict(target, others);
  const names = own.size > 0 || intoExisting ? [] : readdirSync(target).toSorted();
  if (names.length === 0) return;
  throw new UserError(
    `Cannot publish to ${target}: it holds ${nameSome(names)}, and no site was built there before. ` +
      'Choose another folder with --out, or add --into-existing to build beside what is there.',
  );
}

/** What is thrown where files that no build has made would be covered. */
export function conflict(target: string, names: readonly string[]): UserError {
  return new UserError(
    `Cannot publish to ${target}: ${nameSome(names)} would be covered, and no build of this site has made that. ` +
      'Choose another folder with --out, or move it away.',
  );
}
