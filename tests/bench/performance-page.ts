import { readFileSync, statfsSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Result } from './race.ts';

const TIMES = ['files', 'cold', 'ratio', 'on the clock', 'edited', 'ratio', 'on the clock', 'memory'];

/** The type of Linux's file system in memory, as statfs(2) gives it. */
const TMPFS = 0x1021994;

/** The results of a race by the number of articles; the first one of each number is this program. */
type Results = ReadonlyMap<number, readonly Result[]>;

/**
 * Writes the costs of programs into `docs/performance.md`, in the form of `performance.md`, and returns the text of that
 * page. `bundling` is what a first build takes longer, in seconds.
 */
export function writePerformancePage(
  project: string,
  { plain, same }: { plain: Results; same: Results },
  bundling: number,
): string {
  const kinds = Object.keys([...same.values()][0]?.[0]?.counts ?? {});
  const parts: Readonly<Record<string, string>> = {
    machine: `${new Date().toISOString().slice(0, 10)}, ${machine()}, Node.js ${process.versions.node}`,
    bundling: secondsOf(bundling),
    plain: tableOf(TIMES, plain, timesOf),
    same: tableOf(TIMES, same, timesOf),
    made: tableOf([...kinds, 'all files'], same, countsOf),
  };
  const form = readFileSync(path.join(import.meta.dirname, 'performance.md'), 'utf8');
  const page = form.replace(/\{(\w+)\}/g, (typed, name) => parts[name] ?? typed);
  writeFileSync(path.join(project, 'docs', 'performance.md'), page);
  return page;
}

function tableOf(head: readonly string[], results: Results, cellsOf: (one: Result, own: Result) => unknown[]): string {
  const rows = [...results].flatMap(([articles, all]) =>
    all.map((one) => [articles, one.name, ...cellsOf(one, all[0] ?? one)]),
  );
  const lines = [['articles', 'program', ...head], ['---:', '---', ...head.map(() => '---:')], ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function timesOf({ files, cold, edited }: Result, own: Result): unknown[] {
  const ratios = [own.cold.cpu / cold.cpu, own.edited.cpu / edited.cpu].map((ratio) => ratio.toFixed(1));
  const memory = cold.memory === undefined ? '' : `${cold.memory.toFixed(0)} MB`;
  const times = [cold.cpu, cold.seconds, edited.cpu, edited.seconds].map(secondsOf);
  return [files, times[0], ratios[0], times[1], times[2], ratios[1], times[3], memory];
}

function countsOf({ counts, bytes }: Result, own: Result): unknown[] {
  const cells = Object.keys(own.counts).map((kind) => [counts[kind] ?? 0, own.counts[kind] ?? 0] as const);
  const told = cells.map(([count, wanted]) => (count < wanted ? `**${count} of ${wanted}**` : count));
  return [...told, `${(bytes / 1e6).toFixed(1)} MB`];
}

function secondsOf(seconds: number): string {
  return `${seconds.toFixed(seconds < 10 ? 2 : 0)} s`;
}

function machine(): string {
  const processors = os.cpus();
  const place = statfsSync(os.tmpdir()).type === TMPFS ? ', folders in memory' : '';
  return `${processors.length} × ${processors[0]?.model ?? 'an unknown processor'}, ${(os.totalmem() / 2 ** 30).toFixed(0)} GB, ${os.platform()}${place}`;
}
