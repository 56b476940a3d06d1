// Starts the process that decodes images for sources that run as they are.
import { load } from '../program.mjs';

await load('image-decoder-process', new URL('../read/image-decoder-process.ts', import.meta.url).href);
