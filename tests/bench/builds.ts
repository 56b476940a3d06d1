import { appendFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { generateContent } from './generate.ts';
import { MANY, measure, medianOf, runsFor, type Cost } from './measure.ts';

/** The costs of builds of one content, as whole commands, without cards of articles. */
export interface BuildCosts {
  readonly articles: number;
  readonly cold: Cost;
  readonly unchanged: Cost;
  readonly edited: Cost;
  /** Processor milliseconds for a card, if there are enough of them to measure. */
  readonly card?: number;
}

/** The time for fewer cards is less than the variation between builds. */
const ENOUGH_CARDS = 500;

/** Measures builds of the site's own content and `generated` further articles, in folders below `work`. */
export function measureBuilds(project: string, work: string, generated: number): BuildCosts {
  const at = (name: string): string => path.join(work, `${generated}-${name}`);
  const [content, out, cache] = [at('content'), at('out'), at('cache')];
  const folders = [content, out, cache];
  const runs = runsFor(generated);
  const build = (): Cost =>
    measure(['pipeline/bin/run.mjs', 'build', '--content', content, '--out', out, '--cache', cache], project);
  const buildCold = (): Cost =>
    medianOf(runs, () => {
      for (const folder of [out, cache]) rmSync(folder, { recursive: true, force: true });
      return build();
    });
  generateContent(path.join(project, 'content'), content, generated);
  // The program and the pages are bundled once for each version of their sources, for any content.
  build();
  const hasCards = generated >= ENOUGH_CARDS && generated < MANY;
  const withCards = hasCards ? buildCold() : undefined;
  appendFileSync(path.join(content, 'site.yaml'), '\nsocial_cards: pages\n');
  const cold = buildCold();
  const unchanged = medianOf(runs, build);
  const edited = medianOf(runs, () => {
    appendFileSync(path.join(content, 'insights', 'burn-quality.md'), '\nOne more line.\n');
    return build();
  });
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  const costs = { articles: generated + 9, cold, unchanged, edited };
  return withCards ? { ...costs, card: (1000 * (withCards.cpu - cold.cpu)) / costs.articles } : costs;
}
