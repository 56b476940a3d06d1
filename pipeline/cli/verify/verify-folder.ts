import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { entryAt, listOtherFiles, nameSome } from '../../build/publish/listing.ts';
import { MANIFEST, readManifest } from '../../build/publish/manifest.ts';
import { sha256 } from '../../shared/hash.ts';
import { UserError } from '../../shared/user-error.ts';
import type { Verified } from './verified.ts';

/**
 * Compares a folder with the list that a build has left in it. What others keep there is named, and is no difference. Throws a
 * `UserError` where no build was.
 */
export function verifyFolder(folder: string): Verified {
  if (!existsSync(folder))
    throw new UserError(`Cannot verify ${folder}: it is not there. An address begins with https:// or http://.`);
  const made = readManifest(folder);
  if (made.size === 0)
    throw new UserError(
      `Cannot verify ${folder}: it holds no ${MANIFEST} of a build. Name the folder of a finished site.`,
    );
  const differences = [...made].flatMap(([file, hash]) => {
    const place = path.join(folder, file);
    if (!entryAt(place)?.isFile()) return [`${file} is missing`];
    return sha256(readFileSync(place)) === hash ? [] : [`${file} has other bytes than the build has made`];
  });
  const others = listOtherFiles(folder, [MANIFEST, ...made.keys()]);
  return {
    files: made.size,
    differences,
    notes: others.length > 0 ? [`Beside it, not made by the build: ${nameSome(others)}`] : [],
  };
}
