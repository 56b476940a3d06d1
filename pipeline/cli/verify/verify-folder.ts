import { existsSync } from 'node:fs';
import { differencesIn } from '../../build/publish/verify.ts';
import { listOtherFiles, nameSome } from '../../build/publish/listing.ts';
import { MANIFEST, readManifest } from '../../build/publish/manifest.ts';
import { UserError } from '../../shared/user-error.ts';

/** The result of comparing files with what a build has made. */
export interface Verified {
  /** Number of compared files. */
  readonly files: number;
  /** A sentence for each file that differs. */
  readonly differences: readonly string[];
  /** Further notes for the person who runs the command. */
  readonly notes: readonly string[];
}

/**
 * Compares a folder with the manifest that a build has left in it. Names other files there, which are no difference.
 * Throws a `UserError` if there is no manifest.
 */
export function verifyFolder(folder: string): Verified {
  if (!existsSync(folder))
    throw new UserError(`Cannot verify ${folder}: it is not there. An address begins with https:// or http://.`);
  const made = readManifest(folder);
  if (made.size === 0)
    throw new UserError(
      `Cannot verify ${folder}: it holds no ${MANIFEST} of a build. Name the folder of a finished site.`,
    );
  const differences = differencesIn(folder, made);
  const others = listOtherFiles(folder, [MANIFEST, ...made.keys()]);
  return {
    files: made.size,
    differences,
    notes: others.length > 0 ? [`Beside it, not made by the build: ${nameSome(others)}`] : [],
  };
}
