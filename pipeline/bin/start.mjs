// Starts a thread or process when the sources run without being compiled first. The first argument is its name.
import { load } from './program.mjs';

await load(process.argv[2]);
