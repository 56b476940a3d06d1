import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { measure, measureCommand } from './measure.ts';
import type { Racer } from './race.ts';

/** Another site generator that makes pages of the same articles, with one plain layout and nothing else. */
interface Peer extends Pick<Racer, 'out' | 'made' | 'run'> {
  /** The package to install: the newest major version for the oldest supported Node.js. Without a package, the program must be installed on the machine. */
  readonly package?: { readonly name: string; readonly line: number };
  /** Its settings and its layout: texts by file. */
  readonly files: Readonly<Record<string, string>>;
}

const PEERS: Readonly<Record<string, Peer>> = {
  Eleventy: {
    package: { name: '@11ty/eleventy', line: 3 },
    files: {
      'eleventy.config.js': `export default (eleventy) => {
  eleventy.ignores.add('README.md');
  return { markdownTemplateEngine: false, dir: { includes: '../_includes' } };
};
`,
      'all/insights/insights.json': JSON.stringify({ layout: 'plain.njk', tags: [] }),
      'all/_includes/plain.njk': layoutWith('{{ title }}', '{{ content | safe }}'),
    },
    out: 'out',
    made: [],
    run: (folder) =>
      measure(['node_modules/@11ty/eleventy/cmd.cjs', '--quiet', '--input=all/insights', '--output=out'], folder),
  },
  Astro: {
    package: { name: 'astro', line: 5 },
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
    out: 'dist',
    made: ['.astro', 'node_modules/.astro'],
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
    out: 'public',
    made: ['resources'],
    run: (folder) => measureCommand(['hugo', '--quiet', '--contentDir=all/insights'], folder),
  },
};

/** Installs the other programs, each in its own folder below `work`. */
export function installPeers(work: string): Racer[] {
  return Object.entries(PEERS).flatMap(([name, { package: wanted, files, ...peer }]) => {
    const folder = path.join(work, name);
    const own = { 'package.json': '{ "private": true, "type": "module" }', ...files };
    for (const [file, text] of Object.entries(own)) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    }
    const version = wanted ? install(wanted, folder) : versionOfHugo();
    return version === undefined ? [] : [{ name: `${name} ${version}`, folder, content: 'all', ...peer }];
  });
}

function install({ name, line }: NonNullable<Peer['package']>, cwd: string): string {
  execFileSync('npm', ['install', '--no-audit', '--no-fund', `${name}@${line}`], { cwd, stdio: 'ignore' });
  const { version } = JSON.parse(readFileSync(path.join(cwd, 'node_modules', name, 'package.json'), 'utf8')) as {
    readonly version: string;
  };
  return version;
}

/** Returns the version of Hugo; undefined if it is not installed. */
function versionOfHugo(): string | undefined {
  return /v([\d.]+)/.exec(spawnSync('hugo', ['version'], { encoding: 'utf8' }).stdout ?? '')?.[1];
}

function layoutWith(title: string, content: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title></head>
<body><h1>${title}</h1>${content}</body></html>
`;
}
