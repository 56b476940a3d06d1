import { parseArguments, type Options } from './cli/arguments.ts';
import type { CommandName } from './cli/commands.ts';
import { guardProcess } from './cli/guard-process.ts';
import { tellError } from './cli/tell-error.ts';
import { say } from './terminal.ts';

/** A command is read when it is asked for: what builds pages would take 100 MB of a preview. */
const PROGRAMS: Record<CommandName, () => Promise<(options: Options) => Promise<number>>> = {
  announce: async () => (await import('./cli/announce.ts')).runAnnounce,
  build: async () => (await import('./cli/build.ts')).runBuild,
  check: async () => (await import('./cli/check.ts')).runCheck,
  dev: async () => (await import('./cli/dev.ts')).runDev,
  explain: async () => (await import('./cli/explain.ts')).runExplain,
  new: async () => (await import('./cli/new.ts')).runNew,
  preview: async () => (await import('./cli/preview.ts')).runPreview,
  rename: async () => (await import('./cli/rename.ts')).runRename,
  schemas: async () => (await import('./cli/schemas.ts')).runSchemas,
};

/** Runs what a command line asks for, and ends the process with its exit code. */
export function main(args: readonly string[]): Promise<void> {
  return guardProcess(args.includes('--verbose'), () => obey(args));
}

/** Runs what a command line asks for, as {@link main} does, in a process that goes on; its exit code. */
export async function runCommandLine(args: readonly string[]): Promise<number> {
  try {
    return await obey(args);
  } catch (error) {
    return tellError(error, args.includes('--verbose'));
  }
}

async function obey(args: readonly string[]): Promise<number> {
  const asked = parseArguments(args);
  if ('help' in asked) {
    say(asked.help);
    return 0;
  }
  const run = await PROGRAMS[asked.command]();
  return run(asked.options);
}
