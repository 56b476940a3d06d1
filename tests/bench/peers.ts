import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateContent } from './generate.ts';
import { measure, medianOf, runsFor, type Cost } from './measure.ts';

/** Another program that makes pages of the same articles, with one plain layout and nothing else. */
interface Peer {
  /** What is installed for it, the newest line that runs on the oldest Node.js that this project supports; without it, it is on the machine or not measured. */
  readonly package?: string;
  /** Its settings, and its layout. */
  readonly files: Readonly<Record<string, string>>;
  /** What it leaves, which would make the next run shorter. */
  readonly made: readonly string[];
  readonly run: (folder: string) => Cost;
}

const PEERS: Readonly<Record<string, Peer>> = {
  Eleventy: {
    package: '@11ty/eleventy@3',
    files: {
      'eleventy.config.js': `export default (eleventy) => {
  eleventy.ignores.add('README.md');
  return { markdownTemplateEngine: false, dir: { includes: '../_includes' } };
};
`,
      'all/insights/insights.json': JSON.stringify({ layout: 'plain.njk', tags: [] }),
      'all/_includes/plain.njk': layoutWith('{{ title }}', '{{ content | safe }}'),
    },
    made: ['out'],
    run: (folder) =>
      measure(['node_modules/@11ty/eleventy/cmd.cjs', '--quiet', '--input=all/insights', '--output=out'], folder),
  },
  Astro: {
    package: 'astro@5',
    files: {
      'astro.config.mjs': "export default { build: { format: 'file' }, telemetry: false };\n",
      'src/content.config.ts': `import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
export const collections = { insights: defineCollection({ loader: glob({ pattern: '*.md', base: './all/insights' }) }) };
`,
      'src/pages/insights/[id].astro': `---
import { getCollection, render } from 'astro:content';
export async function getStaticPaths() {
  return (await getCollection('insights')).map((entry) => ({ params: { id: entry.id }, props: { entry } }));
}
const { entry } = Astro.props;
const { Content } = await render(entry);
---
${layoutWith('{entry.data.title}', '<Content />')}`,
    },
    made: ['dist', '.astro', 'node_modules/.astro'],
    run: (folder) => measure(['node_modules/astro/astro.js', 'build', '--silent'], folder),
  },
  Hugo: {
    files: {
      'layouts/_default/single.html': layoutWith('{{ .Title }}', '{{ .Content }}'),
      'config.toml': `disableKinds = ['taxonomy', 'term', 'section', 'home', 'RSS', 'sitemap', '404']
[markup.goldmark.renderer]
unsafe = true
`,
    },
    made: ['public', 'resources'],
    run: measureHugo,
  },
};

/** What other programs take for the same articles, by their names: cold. They are installed into `work`. */
export function measurePeers(project: string, work: string, generated: number): Map<string, Cost> {
  const there = Object.entries(PEERS).filter(
    ([, peer]) => peer.package !== undefined || spawnSync('hugo', ['version']).status === 0,
  );
  return new Map(
    there.map(([name, { package: wanted, files, made, run }]) => {
      const folder = path.join(work, name);
      generateContent(path.join(project, 'content'), path.join(folder, 'all'), generated);
      for (const [file, text] of Object.entries({
        'package.json': '{ "private": true, "type": "module" }',
        ...files,
      })) {
        mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
        writeFileSync(path.join(folder, file), text);
      }
      if (wanted !== undefined && !existsSync(path.join(folder, 'node_modules')))
        execFileSync('npm', ['install', '--no-audit', '--no-fund', wanted], { cwd: folder, stdio: 'ignore' });
      const runCold = (): Cost => {
        for (const one of made) rmSync(path.join(folder, one), { recursive: true, force: true });
        return run(folder);
      };
      return [name, medianOf(runsFor(generated), runCold)];
    }),
  );
}

function layoutWith(title: string, content: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title></head>
<body><h1>${title}</h1>${content}</body></html>
`;
}

/** By the shell, which says what its children took: minutes and seconds of the user, then of the system. Memory is not measured. */
function measureHugo(cwd: string): Cost {
  const began = performance.now();
  const command = 'hugo --quiet --contentDir all/insights && times';
  const { status, stdout, stderr } = spawnSync('bash', ['-c', command], { cwd, encoding: 'utf8' });
  const seconds = (performance.now() - began) / 1000;
  const taken = /(\d+)m([\d.]+)s (\d+)m([\d.]+)s\s*$/.exec(stdout);
  if (status !== 0 || !taken) throw new Error(`Hugo has failed\n${stdout}\n${stderr}`);
  const [userMinutes = 0, user = 0, systemMinutes = 0, system = 0] = taken.slice(1).map(Number);
  return { cpu: 60 * (userMinutes + systemMinutes) + user + system, seconds, memory: Number.NaN };
}
