import { complain } from '../terminal.ts';
import { describeError } from './describe-error.ts';
import { UsageError } from './usage-error.ts';

const USAGE_CODE = 2;

/** Says what ended a command; its exit code, which is 2 where the command line is not understood. */
export function tellError(error: unknown, verbose: boolean): number {
  if (error instanceof UsageError) {
    complain(error.lines);
    return USAGE_CODE;
  }
  complain(describeError(error, verbose).split('\n'));
  return 1;
}
