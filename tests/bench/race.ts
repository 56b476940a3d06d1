import { appendFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { generateContent } from './generate.ts';
import { measure, medianCost, runsFor, type Cost } from './measure.ts';

/** A site generator in its own folder. */
export interface Racer {
  readonly name: string;
  readonly folder: string;
  /** The folders inside it from which it reads content and into which it writes the site. */
  readonly content: string;
  readonly out: string;
  /** Caches that it leaves there, which would make the next run shorter. */
  readonly made: readonly string[];
  readonly run: (folder: string) => Cost;
}

/** The costs of a program for a site without caches, and after an edit of one article; medians. */
export interface Result {
  readonly name: string;
  readonly files: number;
  readonly cold: Cost;
  readonly edited: Cost;
}

/** Returns this project as one of the programs, without cards of articles, which no other program makes. */
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

/** Measures programs that make a site of the same content with `generated` further articles, in turn and repeatedly. */
export function race(project: string, racers: readonly Racer[], generated: number): Result[] {
  for (const { folder, content } of racers) {
    const to = path.join(folder, content);
    generateContent(path.join(project, 'content'), to, generated);
    appendFileSync(path.join(to, 'site.yaml'), '\nsocial_cards: pages\n');
  }
  const rounds = Array.from({ length: runsFor(generated) }, () => racers.map(runTwice));
  return racers.map(({ name, folder, out }, at) => {
    const costs = rounds.flatMap((round) => round[at] ?? []);
    return {
      name,
      files: readdirSync(path.join(folder, out), { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
        .length,
      cold: medianCost(costs.map(({ cold }) => cold)),
      edited: medianCost(costs.map(({ edited }) => edited)),
    };
  });
}

function runTwice({ folder, content, out, made, run }: Racer): Pick<Result, 'cold' | 'edited'> {
  for (const one of [out, ...made]) rmSync(path.join(folder, one), { recursive: true, force: true });
  const cold = run(folder);
  appendFileSync(path.join(folder, content, 'insights', 'burn-quality.md'), '\nOne more line.\n');
  return { cold, edited: run(folder) };
}
