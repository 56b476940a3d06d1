import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateContent } from './generate.ts';
import { medianOf, runsFor, type Cost } from './measure.ts';

const LAYOUT = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>{{ .Title }}</title></head>
<body><h1>{{ .Title }}</h1>{{ .Content }}</body></html>
`;
const CONFIG = `disableKinds = ['taxonomy', 'term', 'section', 'home', 'RSS', 'sitemap', '404']
[markup.goldmark.renderer]
unsafe = true
`;
/** The shell says what its children took: minutes and seconds of the user, then of the system. */
const CHILDREN = /(\d+)m([\d.]+)s (\d+)m([\d.]+)s\s*$/;

/**
 * What Hugo, with one plain layout and nothing else, takes for the same articles; its memory is not measured. Undefined
 * where it is not installed.
 */
export function measureHugo(project: string, work: string, generated: number): Cost | undefined {
  if (spawnSync('hugo', ['version']).status !== 0) return undefined;
  const folder = path.join(work, 'hugo');
  generateContent(path.join(project, 'content'), path.join(folder, 'all'), generated);
  mkdirSync(path.join(folder, 'layouts', '_default'), { recursive: true });
  writeFileSync(path.join(folder, 'layouts', '_default', 'single.html'), LAYOUT);
  writeFileSync(path.join(folder, 'config.toml'), CONFIG);
  return medianOf(runsFor(generated), () => {
    for (const made of ['public', 'resources']) rmSync(path.join(folder, made), { recursive: true, force: true });
    return measureHugoOnce(folder);
  });
}

function measureHugoOnce(cwd: string): Cost {
  const began = performance.now();
  const { status, stdout, stderr } = spawnSync('bash', ['-c', 'hugo --quiet --contentDir all/insights && times'], {
    cwd,
    encoding: 'utf8',
  });
  const seconds = (performance.now() - began) / 1000;
  const taken = CHILDREN.exec(stdout);
  if (status !== 0 || !taken) throw new Error(`Hugo has failed\n${stdout}\n${stderr}`);
  const [userMinutes = 0, user = 0, systemMinutes = 0, system = 0] = taken.slice(1).map(Number);
  return { cpu: 60 * (userMinutes + systemMinutes) + user + system, seconds, memory: Number.NaN };
}
