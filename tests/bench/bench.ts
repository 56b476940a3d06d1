import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { BuildCost } from './build-once.ts';
import { generateContent } from './generate.ts';
import { weighPages } from './weigh.ts';

const RUNS = 3;
const ARTICLES = Number(process.argv[2] ?? 1000);

const project = path.resolve(import.meta.dirname, '../..');
const work = path.join(os.tmpdir(), 'site-bench');
const cache = path.join(project, 'node_modules', '.cache', 'bench');
rmSync(work, { recursive: true, force: true });
mkdirSync(work, { recursive: true });
generateContent(path.join(project, 'content'), path.join(work, 'many-content'), ARTICLES);

const cold = measure('cold build of the content', path.join(project, 'content'), 'real', true);
const second = measure('second build', path.join(project, 'content'), 'real', false);
const many = measure(
  `${ARTICLES} generated articles, images and bundle cached`,
  path.join(work, 'many-content'),
  'many',
  false,
);
const stock = measureStock();
const weights = weighPages(path.join(work, 'real'));
const pages = weights.filter(({ page }) => page !== 'content-export.html');
const result = {
  cold,
  second,
  many,
  stockMarkdownCpu: stock,
  ratios: { secondToCold: round(second.cpu / cold.cpu), manyToStockMarkdown: round(many.cpu / stock) },
  html: { median: median(pages.map(({ html }) => html)), largest: Math.max(...pages.map(({ html }) => html)) },
  scriptBeforeLoad: Math.max(...weights.map(({ script }) => script)),
};
console.log(
  `\nthe Markdown of those articles alone, by the stock processor: ${stock.toFixed(1)} processor s (ratio ${result.ratios.manyToStockMarkdown})`,
);
console.log(
  `HTML with its CSS, brotli: median ${result.html.median} B, largest ${result.html.largest} B; script before load ${result.scriptBeforeLoad} B`,
);
writeFileSync(path.join(work, 'bench.json'), JSON.stringify(result, undefined, 2));
console.log(`As JSON: ${path.join(work, 'bench.json')}`);

function measure(name: string, content: string, out: string, fresh: boolean): BuildCost {
  const costs = Array.from({ length: RUNS }, () => {
    if (fresh) rmSync(cache, { recursive: true, force: true });
    return runOnce(content, path.join(work, out));
  });
  const cost = costs.toSorted((a, b) => a.cpu - b.cpu)[Math.floor(RUNS / 2)];
  if (!cost) throw new Error('Nothing was measured');
  console.log(
    `${name}: ${cost.cpu.toFixed(1)} processor s, ${cost.seconds.toFixed(1)} s, ${cost.memory.toFixed(0)} MB, ${cost.pages} pages, ${cost.imagesMade} images made`,
  );
  return cost;
}

function runOnce(content: string, out: string): BuildCost {
  const args = [
    '--max-semi-space-size=16',
    '--import',
    'tsx',
    'tests/bench/build-once.ts',
    project,
    content,
    out,
    cache,
  ];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: project, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as BuildCost;
}

/** Processor seconds for the same Markdown by remark and rehype as they come. */
function measureStock(): number {
  const processor = unified().use(remarkParse).use(remarkGfm).use(remarkRehype).use(rehypeStringify).freeze();
  const texts = Array.from({ length: ARTICLES }, (_, index) =>
    readFileSync(path.join(work, 'many-content', 'insights', `generated-${index}.md`), 'utf8'),
  );
  const before = process.cpuUsage();
  for (const text of texts) processor.processSync(text);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
