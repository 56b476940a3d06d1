import { UserError } from '../../shared/user-error.ts';
import type { Output } from '../../outputs/output.ts';
import { nameSome, listFiles, type Stamp } from './listing.ts';

/** What stands in a built folder. Throws a `UserError` if that is not exactly what was meant to be in it. */
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
