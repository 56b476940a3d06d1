import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sha256 } from '../../shared/hash.ts';
import { entryAt } from './listing.ts';
import type { Manifest } from './manifest.ts';

/** A sentence for each file that is not in a folder as a build has made it. */
export function differencesIn(folder: string, made: Manifest): string[] {
  return [...made].flatMap(([file, hash]) => {
    const place = path.join(folder, file);
    if (!entryAt(place)?.isFile()) return [`${file} is missing`];
    return sha256(readFileSync(place)) === hash ? [] : [`${file} has other bytes than the build has made`];
  });
}
