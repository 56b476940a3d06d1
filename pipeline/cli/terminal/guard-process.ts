import { complain } from '../../shared/terminal.ts';
import { describeError } from './describe-error.ts';
import { UsageError } from '../arguments/usage-error.ts';

/**
 * Runs a command and ends the process with its exit code. Any error, wherever it is thrown, is printed as one sentence
 * (with its stack if `verbose`) and ends the process: handlers of libraries would swallow it, or exit with code 0.
 */
export async function guardProcess(verbose: boolean, command: () => Promise<number>): Promise<void> {
  let ending: number | undefined;
  const fail = (error: unknown): never => {
    ending = tellError(error, verbose);
    process.exit(ending);
  };
  process.setUncaughtExceptionCaptureCallback(fail);
  process.on('unhandledRejection', fail);
  process.on('exit', (code) => {
    if (ending === undefined) complain('The command ended before its work was done.');
    process.exitCode = code === 0 || ending !== undefined ? (ending ?? 1) : code;
  });
  try {
    ending = await command();
  } catch (error) {
    fail(error);
  }
}

/** Prints the error that ended a command; returns the exit code: 2 if the command line is invalid. */
export function tellError(error: unknown, verbose: boolean): number {
  const isUsage = error instanceof UsageError;
  complain(isUsage ? error.lines : describeError(error, verbose).split('\n'));
  return isUsage ? 2 : 1;
}
