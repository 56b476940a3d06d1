// The start of every command: plain JavaScript. Compiles the program once for each state of its sources, so that
// neither commands nor their threads and processes have to compile TypeScript.
import module from 'node:module';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { writeCatalogue } from './catalogue.mjs';
import { endWithNpm } from './end-with-npm.mjs';
import { cache, load } from './program.mjs';

const isVerbose = process.argv.includes('--verbose');

try {
  import.meta.resolve('esbuild');
} catch {
  console.error('The packages of this project are not installed yet: run `npm start` once.');
  process.exit(1);
}

endWithNpm();
// At most half as much garbage as data: V8 would let a large site take several times the memory, to save a few hundredths of the time.
setFlagsFromString('--heap-growing-percent=50');
// A command ends soon: optimize only functions that run seven times as long as V8 wants, which saves a tenth of all processor time.
setFlagsFromString('--interrupt-budget=500000');
// Stack traces are shown with --verbose only; source maps apply only to modules loaded after this line.
if (isVerbose) process.setSourceMapsEnabled(true);
module.enableCompileCache?.(path.join(cache, 'compiled'));
if (process.argv[2] === 'schemas') writeCatalogue(path.resolve(import.meta.dirname, '../..'));
const { main } = await load('cli').catch((error) => {
  console.error(isVerbose ? error : `The program cannot be started: ${error.message}`);
  process.exit(1);
});
await main(process.argv.slice(2));
