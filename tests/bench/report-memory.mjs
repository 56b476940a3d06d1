// Preloaded into a measured process: writes down, when it ends, the most memory that it had, in MB.
import { writeFileSync } from 'node:fs';

process.once('exit', () => writeFileSync(process.env['MEMORY_FILE'], String(process.resourceUsage().maxRSS / 1000)));
