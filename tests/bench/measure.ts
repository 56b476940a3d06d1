import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** What a command took: processor seconds, seconds on the clock, most memory in MB. */
export interface Cost {
  readonly cpu: number;
  readonly seconds: number;
  readonly memory: number;
}

const PRELOADED = pathToFileURL(path.join(import.meta.dirname, 'report-usage.mjs')).href;

/** Runs a program of Node.js and measures it whole, from its start to its end. Throws where it fails. */
export function measure(args: readonly string[], cwd: string): Cost {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'usage-'));
  const file = path.join(folder, 'usage.json');
  const began = performance.now();
  try {
    const { status, stderr, stdout } = spawnSync(process.execPath, ['--import', PRELOADED, ...args], {
      cwd,
      encoding: 'utf8',
      env: { ...process.env, USAGE_FILE: file },
      maxBuffer: 1e9,
    });
    const seconds = (performance.now() - began) / 1000;
    if (status !== 0) throw new Error(`${args.join(' ')} has failed\n${stdout.slice(-2000)}\n${stderr.slice(-2000)}`);
    return { ...(JSON.parse(readFileSync(file, 'utf8')) as Omit<Cost, 'seconds'>), seconds };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** From so many articles on, everything is measured once. */
export const MANY = 5000;

/** How often builds of so many articles are measured. */
export function runsFor(articles: number): number {
  return articles < MANY ? 3 : 1;
}

/** The run in the middle of several, by processor time. */
export function medianOf(runs: number, run: () => Cost): Cost {
  const costs = Array.from({ length: runs }, run).toSorted((a, b) => a.cpu - b.cpu);
  const middle = costs[Math.floor(costs.length / 2)];
  if (!middle) throw new Error('Nothing was measured');
  return middle;
}
