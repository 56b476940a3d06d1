import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateContent } from './generate.ts';
import { measure, medianOf, runsFor, type Cost } from './measure.ts';

/** The newest line that runs on the oldest Node.js that this project supports. */
const PACKAGE = 'astro@5';
const FILES = {
  'package.json': JSON.stringify({ private: true, type: 'module' }),
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
<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>{entry.data.title}</title></head>
<body><h1>{entry.data.title}</h1><Content /></body></html>
`,
};

/** What Astro, with one plain layout and nothing else, takes for the same articles: cold. It is installed into `work`. */
export function measureAstro(project: string, work: string, generated: number): Cost {
  const folder = path.join(work, 'astro');
  if (!existsSync(path.join(folder, 'node_modules'))) install(folder);
  generateContent(path.join(project, 'content'), path.join(folder, 'all'), generated);
  return medianOf(runsFor(generated), () => {
    for (const kept of ['dist', '.astro', 'node_modules/.astro'])
      rmSync(path.join(folder, kept), { recursive: true, force: true });
    return measure(['node_modules/astro/astro.js', 'build', '--silent'], folder);
  });
}

function install(folder: string): void {
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  execFileSync('npm', ['install', '--no-audit', '--no-fund', PACKAGE], { cwd: folder, stdio: 'ignore' });
}
