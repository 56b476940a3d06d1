import { appendFileSync, cpSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { generateContent } from './generate.ts';
import { measure, medianCost, runsFor, type Cost } from './measure.ts';

/** The article that is edited, and the line that it gains. */
const EDITED = 'burn-quality';
const LINE = 'One more line.';

/** What the same work is made of, by the paths of files. */
const KINDS = {
  'articles, lists, topics': /^insights\b.*\.html$/,
  'articles in Markdown': /^insights\/[^/]+\.md$/,
  feeds: /(?:^|\/)(?:feed\.xml|atom\.xml|feed\.json)$/,
  cards: /^cards\/.*\.png$|-card\.jpg$/,
  AVIF: /\.avif$/,
  WebP: /\.webp$/,
  'sitemap and archives': /^(?:sitemap(?:-index)?\.xml|llms\.txt|llms-full\.txt|content-export\.txt)$/,
};

/** A site generator in its own folder. */
export interface Racer {
  readonly name: string;
  readonly folder: string;
  /** The folder of its own settings and layouts, if it has any; some of them stand among the articles. */
  readonly files?: string;
  /** The folders inside it from which it reads content and into which it writes the site. */
  readonly content: string;
  readonly out: string;
  /** Caches that it leaves there, which would make the next run shorter. */
  readonly made: readonly string[];
  readonly run: (folder: string) => Cost;
}

/** The costs of a program for a site without caches, and after an edit of one article (medians), and what it has made. */
export interface Result {
  readonly name: string;
  readonly cold: Cost;
  readonly edited: Cost;
  readonly files: number;
  readonly bytes: number;
  readonly counts: Readonly<Record<string, number>>;
}

/** Returns this project as one of the programs. */
export function ownRacer(project: string, work: string): Racer {
  return {
    name: 'this program',
    folder: path.join(work, 'own'),
    content: 'content',
    out: 'out',
    made: ['cache'],
    run: (folder) => {
      const at = (name: string): string[] => [`--${name}`, path.join(folder, name)];
      return measure(['pipeline/bin/run.mjs', 'build', ...at('content'), ...at('out'), ...at('cache')], project);
    },
  };
}

/**
 * Returns what the first build after an installation takes longer, in seconds of processor time: it bundles this program
 * and the scripts of its pages. `racer` is this program, and builds the articles in `from`.
 */
export function measureBundling(project: string, from: string, { folder, content, out, made, run }: Racer): number {
  generateContent(from, path.join(folder, content), 0);
  const [first, later] = [true, false].map((isFirst) => {
    for (const one of [out, ...made]) rmSync(path.join(folder, one), { recursive: true, force: true });
    const bundles = path.join(project, 'node_modules', '.cache', 'site');
    if (isFirst) rmSync(bundles, { recursive: true, force: true });
    return run(folder).cpu;
  });
  return (first ?? 0) - (later ?? 0);
}

/** Measures programs that make a site of the same content with `generated` further articles, in turn and repeatedly. */
export function race(from: string, racers: readonly Racer[], generated: number): Result[] {
  for (const { folder, content, files } of racers) {
    generateContent(from, path.join(folder, content), generated);
    if (files !== undefined) cpSync(files, folder, { recursive: true });
  }
  const rounds = Array.from({ length: runsFor(generated) }, () => racers.map(runTwice));
  return racers.map(({ name, folder, out }, at) => {
    const costs = rounds.flatMap((round) => round[at] ?? []);
    const [cold, edited] = [medianCost(costs.map((one) => one.cold)), medianCost(costs.map((one) => one.edited))];
    return { name, cold, edited, ...describeSite(path.join(folder, out)) };
  });
}

function runTwice({ name, folder, content, out, made, run }: Racer): Pick<Result, 'cold' | 'edited'> {
  for (const one of [out, ...made]) rmSync(path.join(folder, one), { recursive: true, force: true });
  const cold = run(folder);
  appendFileSync(path.join(folder, content, 'insights', `${EDITED}.md`), `\n${LINE}\n`);
  const edited = run(folder);
  assertLaidOut(name, path.join(folder, out));
  return { cold, edited };
}

/** Throws if the edited article does not stand in a layout with its title, or lacks the edit: no comparison would be fair. */
function assertLaidOut(name: string, out: string): void {
  const file = filesIn(out).find((one) => one.endsWith(`/${EDITED}.html`) || one.endsWith(`/${EDITED}/index.html`));
  const page = file === undefined ? '' : readFileSync(file, 'utf8');
  for (const wanted of [/<title[^>]*>[^<]*Burn Quality/, /<h1[^>]*>[^]*?Burn Quality[^]*?<\/h1>/, new RegExp(LINE)])
    if (!wanted.test(page)) throw new Error(`${name} has made no page of ${EDITED} that has ${wanted}: ${file}`);
}

function describeSite(out: string): Pick<Result, 'files' | 'bytes' | 'counts'> {
  const files = filesIn(out);
  const countOf = (kind: RegExp): number => files.filter((file) => kind.test(path.relative(out, file))).length;
  const counts = Object.fromEntries(Object.entries(KINDS).map(([name, kind]) => [name, countOf(kind)]));
  return { files: files.length, bytes: files.reduce((sum, file) => sum + statSync(file).size, 0), counts };
}

function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}
