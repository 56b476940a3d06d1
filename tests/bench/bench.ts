import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { measureBuilds, type BuildCosts } from './builds.ts';
import { measureDesk } from './desk.ts';
import { generateContent, paintContent } from './generate.ts';
import { measureGrowth } from './growth.ts';
import { MANY, measure, medianOf, type Cost } from './measure.ts';
import { installPeers } from './peers.ts';
import { writePerformancePage } from './performance-page.ts';
import { measureBundling, ownRacer, race, type Result } from './race.ts';
import { measureScreen } from './screen.ts';
import { readArguments } from '../tool-arguments.ts';

// `npm run bench [-- SIZE…] [--compare FILE]`: what builds and an edit cost, as a table and as JSON; with `--peers`, what builds
// cost this program and others. Sizes are numbers of generated articles beside the nine of the site.
const SIZES = ['0', '991', '9991', '99991'];
const { words: positionals, values } = readArguments(
  [
    'bench [-- SIZE …] [--peers | --compare FILE]',
    'Measures what builds and an edit cost, with SIZE generated articles beside those of the site. `--compare` shows the',
    'change since the figures in FILE. `--peers` installs other programs into a temporary folder, has all build the same articles',
    'in turn, and keeps the figures in docs/performance.md.',
  ],
  { options: { peers: { type: 'boolean' }, compare: { type: 'string' } } },
);
const sizes = (positionals.length > 0 ? positionals : SIZES).map(Number);

const project = path.resolve(import.meta.dirname, '../..');
const work = mkdtempSync(path.join(os.tmpdir(), 'site-bench-'));

if (values.has('peers')) {
  const content = path.join(project, 'content');
  const withoutCards = path.join(work, 'plain-content');
  generateContent(content, withoutCards, 0);
  appendFileSync(path.join(withoutCards, 'site.yaml'), '\nsocial_cards: pages\n');
  const painted = await paintContent(content, path.join(work, 'same-content'));
  const results = { plain: raceAll('plain', withoutCards), same: raceAll('same', painted) };
  const bundling = measureBundling(project, withoutCards, ownRacer(project, work));
  console.log(writePerformancePage(project, results, bundling));
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
for (const [of, growth] of measureGrowth()) add(`four times ${of}, times the work`, growth);
for (const size of sizes) addBuilds(measureBuilds(project, work, size));
for (const size of sizes.filter((one) => one < MANY)) {
  const edits = await measureScreen(project, work, size);
  const name = `${size + 9} articles, from an edit to the screen`;
  add(`${name}, ms`, medianNumber(edits.map(({ told, rendered, shown }) => told + rendered + shown)), 0);
  for (const part of ['told', 'rendered', 'shown'] as const)
    add(`${name}: until ${part}, ms`, medianNumber(edits.map((edit) => edit[part])), 0);
}
for (const size of sizes.filter((one) => one < MANY)) {
  const edits = await measureDesk(project, work, size);
  for (const part of ['found', 'shown'] as const)
    add(
      `${size + 9} articles, at the desk, from a key until ${part}, ms`,
      medianNumber(edits.map((edit) => edit[part])),
      0,
    );
}
const file = path.join(work, 'bench.json');
writeFileSync(file, JSON.stringify(figures, undefined, 2));
console.log(`\nAs JSON: ${file}`);

function raceAll(kind: 'plain' | 'same', from: string): Map<number, readonly Result[]> {
  const racers = [ownRacer(project, work), ...installPeers(kind, work)];
  return new Map(sizes.map((size) => [size + 9, race(from, racers, size)]));
}

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

/** Returns the ratio of a figure to that of an earlier run, in words. */
function change(name: string, value: number): string {
  const before = earlier[name];
  return before === undefined || before === 0 ? '' : `  ${(value / before).toFixed(2)} × before`;
}

function medianNumber(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
