import { complain } from '../../shared/terminal.ts';
import { describeError } from './describe-error.ts';
import { UsageError } from '../arguments/usage-error.ts';

/** Says what ended a command; its exit code, which is 2 where the command line is not understood. */
export function tellError(error: unknown, verbose: boolean): number {
  const isUsage = error instanceof UsageError;
  complain(isUsage ? error.lines : describeError(error, verbose).split('\n'));
  return isUsage ? 2 : 1;
}
