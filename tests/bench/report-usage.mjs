// Preloaded into a measured process: writes down, when it ends, what it took. Threads count, other processes do not.
import { writeFileSync } from 'node:fs';

process.once('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const usage = { cpu: (userCPUTime + systemCPUTime) / 1e6, memory: maxRSS / 1000 };
  writeFileSync(process.env['USAGE_FILE'], JSON.stringify(usage));
});
