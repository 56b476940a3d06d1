import { rollBack } from '../build/publish/kept-publications.ts';
import { nameSome } from '../build/publish/listing.ts';
import { resolveTarget } from '../build/publish/target.ts';
import { say } from '../shared/terminal.ts';
import type { Options } from './arguments/arguments.ts';
import { nextCommand } from './arguments/next-command.ts';

/** `npm run rollback`: restores the publication before the present one. */
export async function runRollback(options: Options): Promise<number> {
  const target = resolveTarget(options.out, options);
  const { madeAt, left, kept } = await rollBack(target, (pid) =>
    say(`A build, process ${pid}, is writing ${target}; waiting until it is done`),
  );
  const made = madeAt.toISOString().slice(0, 16).replace('T', ' ');
  say([
    `${target} is the site again that was made on ${made} UTC.`,
    `What it was before this is gone; \`${nextCommand('build')}\` makes the site of the content anew.`,
    left === 0 ? 'No earlier one is kept.' : `The next \`${nextCommand('rollback')}\` goes back further: ${left} left.`,
    ...(kept.length > 0 ? [`Left as it was, not made by a build: ${nameSome(kept)}`] : []),
  ]);
  return 0;
}
