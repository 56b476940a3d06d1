// What every command starts with: plain JavaScript. It compiles the program once for each state of its sources, so that
// no command has to learn TypeScript again, and neither has any thread or process that it starts.
import { existsSync } from 'node:fs';
import module from 'node:module';
import path from 'node:path';
import { cache, load, touchProgram } from './program.mjs';

const TOUCH_MS = 3_600_000;
const root = path.resolve(import.meta.dirname, '..');

if (!existsSync(path.join(root, 'node_modules')) && !hasPackagesAbove()) {
  console.error('The packages of this project are not installed yet: run `npm start` once.');
  process.exit(1);
}

// Stacks are shown with --verbose only; maps are read only for what is loaded after this line.
if (process.argv.includes('--verbose')) process.setSourceMapsEnabled(true);
module.enableCompileCache?.(path.join(cache, 'compiled'));
const { main } = await load('cli', new URL('cli.ts', import.meta.url).href);
// A server that runs for weeks goes on starting threads from its program.
setInterval(touchProgram, TOUCH_MS).unref();
await main(process.argv.slice(2));

/** Whether the packages are found all the same, in a folder around this one. */
function hasPackagesAbove() {
  try {
    return module.createRequire(import.meta.url).resolve('tsx') !== '';
  } catch (error) {
    if (error.code !== 'MODULE_NOT_FOUND') throw error;
    return false;
  }
}
