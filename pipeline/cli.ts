import { parseArguments, type Options } from './cli/arguments.ts';
import type { CommandName } from './cli/commands.ts';
import { guardProcess } from './cli/guard-process.ts';

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

const { command, options } = parseArguments(process.argv.slice(2));
await guardProcess(options.verbose, async () => {
  const run = await PROGRAMS[command]();
  return run(options);
});
