import { buildSite } from '../../pipeline/build.ts';

/** What one build took: processor seconds, seconds on the clock, most memory in MB. */
export interface BuildCost {
  readonly cpu: number;
  readonly seconds: number;
  readonly memory: number;
  readonly pages: number;
  readonly imagesMade: number;
}

const ignore = (): void => undefined;
const [project = '', content = '', out = '', cache = ''] = process.argv.slice(2);
const began = performance.now();
const { summary } = await buildSite({ project, content, out, cache }, { onProgress: ignore, onWait: ignore });
if (!summary) throw new Error(`The content in ${content} has errors`);
const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
const cost: BuildCost = {
  cpu: (userCPUTime + systemCPUTime) / 1e6,
  seconds: (performance.now() - began) / 1000,
  memory: maxRSS / 1000,
  pages: summary.pages,
  imagesMade: summary.images.made,
};
process.stdout.write(`\n${JSON.stringify(cost)}\n`);
