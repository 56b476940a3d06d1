// Starts the program of a thread for sources that run as they are: compiled where that can be, since each thread would have
// to learn TypeScript for itself. `workerData` names it.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { workerData } from 'node:worker_threads';
import { compiledProgram } from '../program.mjs';

const program = compiledProgram();
if (program === undefined) (await import('tsx/esm/api')).register();
await import(
  program === undefined
    ? `./${workerData.program}.ts`
    : pathToFileURL(path.join(program, `${workerData.program}.mjs`)).href
);
