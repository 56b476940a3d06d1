// The program of a thread is TypeScript, which each thread has to learn for itself. `workerData` names it.
import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
await import(`./${workerData.program}.ts`);
