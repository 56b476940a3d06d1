import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Output } from './output.ts';

/** Copies the files of `public/` into `output`, unchanged. */
export async function copyPublicFiles(project: string, output: Output): Promise<void> {
  const folder = path.join(project, 'public');
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile()) output.write(path.relative(folder, file).split(path.sep).join('/'), await readFile(file));
  }
}
