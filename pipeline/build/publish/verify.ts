import { UserError } from '../../shared/user-error.ts';
import type { Output } from '../../outputs/output.ts';
import { nameSome, listFiles, type Stamp, entryAt } from './listing.ts';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sha256 } from '../../shared/hash.ts';
import type { Manifest } from './manifest.ts';

/** Lists the files of a built folder. Throws a `UserError` if they are not exactly those that were made. */
export function verify({ folder, files }: Output): Map<string, Stamp> {
  const found = listFiles(folder);
  const wrong = [
    ...[...files].filter(([file, { size }]) => found.get(file)?.size !== size).map(([file]) => file),
    ...[...found.keys()].filter((file) => !files.has(file)),
  ];
  if (wrong.length === 0) return found;
  throw new UserError(
    `Cannot publish: another program has changed ${nameSome(wrong)} in ${folder} while the site was built. Build again.`,
  );
}

/** Returns a message for each file that is missing or differs from what the build has made. */
export function differencesIn(folder: string, made: Manifest): string[] {
  return [...made].flatMap(([file, hash]) => {
    const place = path.join(folder, file);
    if (!entryAt(place)?.isFile()) return [`${file} is missing`];
    return sha256(readFileSync(place)) === hash ? [] : [`${file} has other bytes than the build has made`];
  });
}
