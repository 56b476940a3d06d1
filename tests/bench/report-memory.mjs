// Preloaded into a measured process: writes its maximum memory in MB into a file when it ends.
import { writeFileSync } from 'node:fs';

process.once('exit', () => writeFileSync(process.env['MEMORY_FILE'], String(process.resourceUsage().maxRSS / 1000)));
