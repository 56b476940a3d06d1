import { parseArguments, type Options } from './cli/arguments.ts';

type Run = (options: Options) => Promise<number>;

/** A command is read when it is asked for: what builds pages would take 100 MB of a preview. */
const COMMANDS: Readonly<Record<string, () => Promise<Run>>> = {
  build: async () => (await import('./cli/build.ts')).runBuild,
  check: async () => (await import('./cli/check.ts')).runCheck,
  dev: async () => (await import('./cli/dev.ts')).runDev,
  new: async () => (await import('./cli/new.ts')).runNew,
  preview: async () => (await import('./cli/preview.ts')).runPreview,
};

const { command, options } = parseArguments(process.argv.slice(2), Object.keys(COMMANDS));
const run = await COMMANDS[command]?.();
if (!run) throw new Error(`The command ${command} has no program`);
process.exitCode = await run(options);
