import { statfsSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Result } from './race.ts';

const HEAD = [
  'articles',
  'program',
  'files',
  'cold',
  'ratio',
  'on the clock',
  'edited',
  'ratio',
  'on the clock',
  'memory',
];

/** The type of Linux's file system in memory, as statfs(2) gives it. */
const TMPFS = 0x1021994;

/**
 * Writes the costs of programs into `docs/performance.md`, and returns the text of that page. `results` are by the number
 * of articles; the first one of each number is this program.
 */
export function writePerformancePage(project: string, results: ReadonlyMap<number, readonly Result[]>): string {
  const rows = [...results].flatMap(([articles, all]) => all.map((one) => rowOf(articles, one, all[0] ?? one)));
  const page = `# Performance

\`npm run bench -- --peers\` writes this page: what this program and others take for sites of the same articles, as whole
commands, in turn.

- ${new Date().toISOString().slice(0, 10)}, ${machine()}, Node.js ${process.versions.node}.
- The others write a page of HTML for each article, in one plain layout; this program writes its whole site.
- **cold**: without a cache, and without a folder from before. **edited**: after a line more in one article.
- A disk takes part: ext4 without a journal, for one, creates files ten times slower for minutes after others were
  removed. \`TMPDIR=/dev/shm\` keeps all folders in memory.
- Times without another word are seconds of all processors together; **ratio** is this program's to the other's.

| ${HEAD.join(' | ')} |
| ${HEAD.map((name) => (name === 'program' ? '---' : '---:')).join(' | ')} |
${rows.join('\n')}
`;
  writeFileSync(path.join(project, 'docs', 'performance.md'), page);
  return page;
}

function rowOf(articles: number, { name, files, cold, edited }: Result, own: Result): string {
  const [coldRatio, editedRatio] = [own.cold.cpu / cold.cpu, own.edited.cpu / edited.cpu].map((ratio) =>
    ratio.toFixed(1),
  );
  const memory = cold.memory === undefined ? '' : `${cold.memory.toFixed(0)} MB`;
  const times = [secondsOf(cold.cpu), coldRatio, secondsOf(cold.seconds), secondsOf(edited.cpu), editedRatio];
  return `| ${[articles, name, files, ...times, secondsOf(edited.seconds), memory].join(' | ')} |`;
}

function secondsOf(seconds: number): string {
  return `${seconds.toFixed(seconds < 10 ? 2 : 0)} s`;
}

function machine(): string {
  const processors = os.cpus();
  const place = statfsSync(os.tmpdir()).type === TMPFS ? ', folders in memory' : '';
  return `${processors.length} × ${processors[0]?.model ?? 'an unknown processor'}, ${(os.totalmem() / 2 ** 30).toFixed(0)} GB, ${os.platform()}${place}`;
}
