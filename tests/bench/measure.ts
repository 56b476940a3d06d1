import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** The cost of a command: processor seconds, elapsed seconds, and the maximum memory in MB, if known. */
export interface Cost {
  readonly cpu: number;
  readonly seconds: number;
  readonly memory?: number;
}

const PRELOADED = pathToFileURL(path.join(import.meta.dirname, 'report-memory.mjs')).href;

/** Runs a program in Node.js and measures it from start to end. Throws if it fails. */
export function measure(args: readonly string[], cwd: string): Cost {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'usage-'));
  const file = path.join(folder, 'megabytes');
  try {
    const cost = measureCommand([process.execPath, '--import', PRELOADED, ...args], cwd, { MEMORY_FILE: file });
    return { ...cost, memory: Number(readFileSync(file, 'utf8')) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Runs any command and measures it with all processes that it starts and waits for. Bash prints their time: minutes and
 * seconds in user mode, then in system mode.
 */
export function measureCommand(
  command: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Cost {
  const began = performance.now();
  const { status, stdout, stderr } = spawnSync('bash', ['-c', '"$@" && times', 'bash', ...command], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    maxBuffer: 1e9,
  });
  const seconds = (performance.now() - began) / 1000;
  const taken = /(\d+)m([\d.]+)s (\d+)m([\d.]+)s\s*$/.exec(stdout);
  if (status !== 0 || !taken)
    throw new Error(`${command.join(' ')} has failed\n${stdout.slice(-2000)}\n${stderr.slice(-2000)}`);
  const [userMinutes = 0, user = 0, systemMinutes = 0, system = 0] = taken.slice(1).map(Number);
  return { cpu: 60 * (userMinutes + systemMinutes) + user + system, seconds };
}

/** From this number of articles on, everything is measured only once. */
export const MANY = 5000;

/** Returns how many times builds of a number of articles are measured. */
export function runsFor(articles: number): number {
  return articles < MANY ? 3 : 1;
}

/** Runs a measurement several times, and returns the median by processor time. */
export function medianOf(runs: number, run: () => Cost): Cost {
  return medianCost(Array.from({ length: runs }, run));
}

/** Returns the median by processor time. */
export function medianCost(costs: readonly Cost[]): Cost {
  const middle = costs.toSorted((a, b) => a.cpu - b.cpu)[Math.floor(costs.length / 2)];
  if (!middle) throw new Error('Nothing was measured');
  return middle;
}
