import { cp, mkdir, mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import { SMALL_SITE } from './load-folder.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const RESULTS = path.join(ROOT, 'tests/.results');
const PROGRAM = [
  'pipeline',
  'pages',
  'renderer',
  'public',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
];

/** A copy of this project with another content, which shares its packages. The caller removes it. */
export async function copyProject(prefix: string): Promise<string> {
  // Below the root, so that packages are found there.
  await mkdir(RESULTS, { recursive: true });
  const project = await mkdtemp(path.join(RESULTS, prefix));
  for (const name of PROGRAM) await cp(path.join(ROOT, name), path.join(project, name), { recursive: true });
  await cp(SMALL_SITE, path.join(project, 'content'), { recursive: true });
  return project;
}
