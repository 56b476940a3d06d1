import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { SITE_FILE } from '../../content/addresses.ts';

/** Why a path is no content folder, in words; undefined if it may be one. */
export function faultOfContent(folder: string): string | undefined {
  const stats = statSync(folder, { throwIfNoEntry: false });
  if (stats === undefined) return `Cannot find the content folder ${folder}`;
  const around = path.dirname(folder);
  const isInside = !existsSync(path.join(folder, SITE_FILE)) && existsSync(path.join(around, SITE_FILE));
  if (isInside || !stats.isDirectory())
    return `Unexpected ${stats.isDirectory() ? 'folder' : 'file'} ${folder}, expected the whole content folder${isInside ? `: \`--content ${around}\`` : ''}`;
  return undefined;
}
