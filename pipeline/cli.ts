import { parseArguments, type Options } from './cli/arguments/arguments.ts';
import type { CommandName } from './cli/arguments/commands.ts';
import { describeError } from './cli/terminal/report.ts';
import { UsageError } from './shared/errors.ts';
import { complain, say } from './shared/terminal.ts';

/** Every command, loaded only when it runs: the modules that build pages would take 100 MB of a preview. */
const COMMANDS: Record<CommandName, () => Promise<(options: Options) => Promise<number>>> = {
  build: async () => (await import('./cli/build.ts')).runBuild,
  check: async () => (await import('./cli/check.ts')).runCheck,
  dev: async () => (await import('./cli/dev.ts')).runDev,
  explain: async () => (await import('./cli/explain.ts')).runExplain,
  new: async () => (await import('./cli/new.ts')).runNew,
  preview: async () => (await import('./cli/preview.ts')).runPreview,
  publish: async () => (await import('./cli/publish.ts')).runPublish,
  rename: async () => (await import('./cli/rename.ts')).runRename,
  schemas: async () => (await import('./cli/schemas.ts')).runSchemas,
  verify: async () => (await import('./cli/verify.ts')).runVerify,
};

/** Runs a command line and ends the process with its exit code. */
export function main(args: readonly string[]): Promise<void> {
  return guardProcess(args.includes('--verbose'), () => runCommand(args));
}

/** Runs a command line without ending the process; resolves with its exit code. */
export async function runCommandLine(args: readonly string[]): Promise<number> {
  try {
    return await runCommand(args);
  } catch (error) {
    return tellError(error, args.includes('--verbose'));
  }
}

async function runCommand(args: readonly string[]): Promise<number> {
  const request = parseArguments(args);
  if ('help' in request) {
    say(request.help);
    return 0;
  }
  const run = await COMMANDS[request.command]();
  return run(request.options);
}

/**
 * Runs a command and ends the process with its exit code. Any error, wherever it is thrown, is printed as one sentence
 * (with its stack if `verbose`) and ends the process: handlers of libraries would swallow it, or exit with code 0.
 */
async function guardProcess(verbose: boolean, command: () => Promise<number>): Promise<void> {
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
function tellError(error: unknown, verbose: boolean): number {
  const isUsage = error instanceof UsageError;
  complain(isUsage ? error.lines : describeError(error, verbose).split('\n'));
  return isUsage ? 2 : 1;
}
