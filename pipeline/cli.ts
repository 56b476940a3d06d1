import { parseArguments, type Options } from './cli/arguments/arguments.ts';
import type { CommandName } from './cli/arguments/commands.ts';
import { guardProcess, tellError } from './cli/terminal/guard-process.ts';
import { say } from './shared/terminal.ts';

/** Every command, loaded only when it runs: the modules that build pages would take 100 MB of a preview. */
const COMMANDS: Record<CommandName, () => Promise<(options: Options) => Promise<number>>> = {
  build: async () => (await import('./cli/build.ts')).runBuild,
  check: async () => (await import('./cli/check.ts')).runCheck,
  dev: async () => (await import('./cli/dev.ts')).runDev,
  explain: async () => (await import('./cli/explain.ts')).runExplain,
  new: async () => (await import('./cli/new.ts')).runNew,
  preview: async () => (await import('./cli/preview.ts')).runPreview,
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
