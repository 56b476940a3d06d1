// Starts the program of a thread for sources that run as they are. `workerData` names it.
import { workerData } from 'node:worker_threads';
import { load } from '../program.mjs';

await load(workerData.program, new URL(`${workerData.program}.ts`, import.meta.url).href);
