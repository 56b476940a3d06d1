import { readFileSync } from 'node:fs';
import path from 'node:path';
import { unlessRefused } from '../shared/system-error.ts';

/** The path that a built folder was made for, without a slash at its end, as its web manifest says it; empty where that says none. */
export function basePathOfFolder(folder: string): string {
  const text = unlessRefused(['ENOENT', 'ENOTDIR'], () => readFileSync(path.join(folder, 'site.webmanifest'), 'utf8'));
  return /"scope":\s*"(\/[^"]+)\/"/.exec(text ?? '')?.[1] ?? '';
}
