// Starts a program of its own, a thread or a process, for sources that run as they are. The first argument names it.
import { load } from './program.mjs';

await load(process.argv[2]);
