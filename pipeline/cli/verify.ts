import path from 'node:path';
import { countOf } from '../lint/formats/counts.ts';
import { complain, say } from '../shared/terminal.ts';
import type { Options } from './arguments/arguments.ts';
import { verifyAddress } from './verify/verify-address.ts';
import { verifyFolder } from './verify/verify-folder.ts';

/** `npm run verify`: compares a folder, or a served site, with what the build has made; exit code 1 if they differ. */
export async function runVerify({ words, out }: Options): Promise<number> {
  const [place = out] = words;
  const isAddress = /^https?:\/\//i.test(place);
  const { files, differences, notes } = isAddress ? await verifyAddress(place, out) : verifyFolder(path.resolve(place));
  if (differences.length > 0) {
    complain([
      ...differences,
      `${place} is not what the build has made: ${countOf(differences.length, 'difference')}.`,
    ]);
    return 1;
  }
  say([...notes, `${place} is what the build has made: ${countOf(files, 'file')} compared.`]);
  return 0;
}
