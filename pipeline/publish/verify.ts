import { UserError } from '../user-error.ts';
import type { Output } from '../write/output.ts';
import { nameSome } from './exchange.ts';
import { listFiles } from './listing.ts';

/** Throws a `UserError` if a built folder does not hold exactly what was meant to be in it. */
export function verify({ folder, sizes }: Output): void {
  const found = listFiles(folder);
  const wrong = [
    ...[...sizes].filter(([file, size]) => found.get(file) !== size).map(([file]) => file),
    ...[...found.keys()].filter((file) => !sizes.has(file)),
  ];
  if (wrong.length === 0) return;
  throw new UserError(
    `Cannot publish: another program has changed ${nameSome(wrong)} in ${folder} while the site was built. Build again.`,
  );
}
