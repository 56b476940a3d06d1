import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateContent } from './generate.ts';
import { measure, medianOf, runsFor, type Cost } from './measure.ts';

const PACKAGE = '@11ty/eleventy@3';
const LAYOUT = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>{{ title }}</title></head>
<body><h1>{{ title }}</h1>{{ content | safe }}</body></html>
`;
const CONFIG = `export default (eleventy) => {
  eleventy.ignores.add('README.md');
  return { markdownTemplateEngine: false, dir: { includes: '../_includes' } };
};
`;

/** What Eleventy, with one plain layout and nothing else, takes for the same articles. It is installed into `work`. */
export function measureEleventy(project: string, work: string, generated: number): Cost {
  const folder = path.join(work, 'eleventy');
  if (!existsSync(path.join(folder, 'node_modules'))) install(folder);
  generateContent(path.join(project, 'content'), path.join(folder, 'all'), generated);
  writeFileSync(
    path.join(folder, 'all', 'insights', 'insights.json'),
    JSON.stringify({ layout: 'plain.njk', tags: [] }),
  );
  mkdirSync(path.join(folder, 'all', '_includes'), { recursive: true });
  writeFileSync(path.join(folder, 'all', '_includes', 'plain.njk'), LAYOUT);
  const args = ['node_modules/@11ty/eleventy/cmd.cjs', '--quiet', '--input=all/insights'];
  return medianOf(runsFor(generated), () => measure([...args, '--output=out'], folder));
}

function install(folder: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  writeFileSync(path.join(folder, 'eleventy.config.js'), CONFIG);
  execFileSync('npm', ['install', '--no-audit', '--no-fund', PACKAGE], { cwd: folder, stdio: 'ignore' });
}
