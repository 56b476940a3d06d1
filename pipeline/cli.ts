import { parseArguments } from './cli/arguments.ts';
import { runBuild } from './cli/build.ts';
import { runCheck } from './cli/check.ts';
import { runDev } from './cli/dev.ts';
import { runNew } from './cli/new.ts';
import { runPreview } from './cli/preview.ts';

const COMMANDS = { build: runBuild, check: runCheck, dev: runDev, new: runNew, preview: runPreview };

const { command, options } = parseArguments(process.argv.slice(2), Object.keys(COMMANDS));
process.exitCode = await COMMANDS[command as keyof typeof COMMANDS](options);
