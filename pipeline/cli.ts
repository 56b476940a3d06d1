import { parseArguments } from './cli/arguments.ts';
import { guardProcess } from './cli/guard-process.ts';

/** A command is read when it is asked for: what builds pages would take 100 MB of a preview. */
const COMMANDS = {
  announce: async () => (await import('./cli/announce.ts')).runAnnounce,
  build: async () => (await import('./cli/build.ts')).runBuild,
  check: async () => (await import('./cli/check.ts')).runCheck,
  dev: async () => (await import('./cli/dev.ts')).runDev,
  new: async () => (await import('./cli/new.ts')).runNew,
  preview: async () => (await import('./cli/preview.ts')).runPreview,
  schemas: async () => (await import('./cli/schemas.ts')).runSchemas,
};

const { command, options } = parseArguments(process.argv.slice(2), Object.keys(COMMANDS));
await guardProcess(options.verbose, async () => {
  const run = await COMMANDS[command as keyof typeof COMMANDS]();
  return run(options);
});
