import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { measureBuilds, type BuildCosts } from './builds.ts';
import { MANY, measure, medianOf, type Cost } from './measure.ts';
import { measurePages } from './pages.ts';
import { installPeers } from './peers.ts';
import { writePerformancePage } from './performance-page.ts';
import { ownRacer, race } from './race.ts';
import { measureScreen } from './screen.ts';
import { measureSearch } from './search.ts';
import { weighPages } from './weigh.ts';
import { readArguments } from '../tool-arguments.ts';

// `npm run bench [-- SIZE…] [--compare FILE]`: what builds, an edit and pages cost, as a table and as JSON; with `--peers`, what builds
// cost this program and others. Sizes are numbers of generated articles beside the nine of the site.
/** How many times slower the browser is made, to imitate a cheap phone. */
const PHONE = 4;
const SIZES = ['0', '991', '9991', '99991'];
const { words: positionals, values } = readArguments(
  [
    'bench [-- SIZE …] [--peers | --compare FILE]',
    'Measures what builds, an edit and pages cost, with SIZE generated articles beside those of the site. `--compare` shows the',
    'change since the figures in FILE. `--peers` installs other programs into a temporary folder, has all build the same articles',
    'in turn, and keeps the figures in docs/performance.md.',
  ],
  { options: { peers: { type: 'boolean' }, compare: { type: 'string' } } },
);
const sizes = (positionals.length > 0 ? positionals : SIZES).map(Number);

const project = path.resolve(import.meta.dirname, '../..');
const work = mkdtempSync(path.join(os.tmpdir(), 'site-bench-'));

if (values.has('peers')) {
  const racers = [ownRacer(project, work), ...installPeers(work)];
  const results = new Map(sizes.map((size) => [size + 9, race(project, racers, size)]));
  console.log(writePerformancePage(project, results));
  rmSync(work, { recursive: true });
  process.exit();
}

/** The measured figures by name; less is better. */
const figures: Record<string, number> = {};
const add = (name: string, value: number, digits = 2): void => {
  figures[name] = Number(value.toFixed(digits));
  console.log(`${name.padEnd(58)} ${value.toFixed(digits).padStart(12)}${change(name, value)}`);
};
const compared = values.get('compare');
const earlier = typeof compared === 'string' ? (JSON.parse(readFileSync(compared, 'utf8')) as typeof figures) : {};

addCost(
  'an empty program of Node.js',
  medianOf(5, () => measure(['-e', '0'], project)),
);
for (const size of sizes) {
  addBuilds(await measureBuilds(project, work, size, (out) => addSearch(out, size + 9)));
}
for (const size of sizes.filter((one) => one < MANY)) {
  const edits = await measureScreen(project, work, size);
  const name = `${size + 9} articles, from an edit to the screen`;
  add(`${name}, ms`, medianNumber(edits.map(({ told, rendered, shown }) => told + rendered + shown)), 0);
  for (const part of ['told', 'rendered', 'shown'] as const)
    add(`${name}: until ${part}, ms`, medianNumber(edits.map((edit) => edit[part])), 0);
}
await addPages();
const file = path.join(work, 'bench.json');
writeFileSync(file, JSON.stringify(figures, undefined, 2));
console.log(`\nAs JSON: ${file}`);

function addBuilds({ articles, cold, unchanged, edited, card }: BuildCosts): void {
  if (card !== undefined) add('a social card, processor ms', card);
  addCost(`${articles} articles, cold`, cold);
  addCost(`${articles} articles, nothing changed`, unchanged);
  addCost(`${articles} articles, one edited`, edited);
}

function addCost(name: string, { cpu, seconds, memory }: Cost): void {
  add(`${name}, processor s`, cpu);
  add(`${name}, s`, seconds);
  if (memory !== undefined) add(`${name}, MB`, memory, 0);
}

async function addSearch(out: string, articles: number): Promise<void> {
  const { bytes, keys, bareKeys } = await measureSearch(out);
  add(`${articles} articles, index of the search, brotli, B an article`, bytes / articles, 0);
  add(`${articles} articles, a key in the search, median, ms`, medianNumber(keys), 0);
  add(`${articles} articles, the slowest key in the search, ms`, Math.max(...keys), 0);
  add(`${articles} articles, a key in a bare field, median, ms`, medianNumber(bareKeys), 0);
}

async function addPages(): Promise<void> {
  const out = path.join(work, 'pages');
  measure(['pipeline/bin/run.mjs', 'build', '--out', out, '--cache', path.join(work, 'pages-cache')], project);
  const weights = weighPages(out);
  const html = weights.filter(({ page }) => page !== 'content-export.html').map((weight) => weight.html);
  add('HTML and CSS of a page, brotli, median, B', medianNumber(html), 0);
  add('HTML and CSS of a page, brotli, largest, B', Math.max(...html), 0);
  add('script before load, brotli, largest, B', Math.max(...weights.map(({ script }) => script)), 0);
  for (const slowness of [1, PHONE]) {
    const kind = slowness === 1 ? '' : `, ${slowness} × slower`;
    for (const [address, { own, bare }] of await measurePages(out, work, slowness)) {
      add(`${address}${kind}: largest paint to a bare page's`, own.largestPaint / bare.largestPaint);
      add(`${address}${kind}: main thread to a bare page's`, own.tasks / bare.tasks);
      add(`${address}${kind}: main thread, ms`, own.tasks, 0);
      add(`${address}${kind}: blocking, ms`, own.blocking, 0);
      add(`${address}${kind}: layout shift`, own.shift, 4);
    }
  }
}

/** Returns the ratio of a figure to that of an earlier run, in words. */
function change(name: string, value: number): string {
  const before = earlier[name];
  return before === undefined || before === 0 ? '' : `  ${(value / before).toFixed(2)} × before`;
}

function medianNumber(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
