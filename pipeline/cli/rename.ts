import type { Options } from './arguments/arguments.ts';
import { retryOnChange } from '../shared/retry-on-change.ts';
import { complain, say } from '../shared/terminal.ts';
import { carryOut, readAndPlan } from '../editing/rename/rename-file.ts';

/** `npm run rename -- insights/a.md b`: renames the file, its links and its old address; only says so with `--dry-run`. */
export async function runRename(options: Options): Promise<number> {
  const [from, to, more] = options.words;
  if (from === undefined || to === undefined || more !== undefined) {
    complain('Usage: npm run rename -- insights/old-name.md new-name');
    return 2;
  }
  const { plan, folder } = await retryOnChange(() => readAndPlan(options, from, to));
  if (!options.dryRun) carryOut(plan, folder);
  say([...plan.says, options.dryRun ? 'Nothing was changed: without --dry-run, this is done.' : 'Done.']);
  return 0;
}
