import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterAll } from 'vitest';
import { startPreview, type Preview } from '../../pipeline/server/preview.ts';
import { temporaryFolder, writeTexts } from './temporary-folder.ts';

export const LONG = 'a'.repeat(5000);
export const PICTURE = Buffer.alloc(600_000, 'picture');

const FILES = {
  'secret.txt': 'not for visitors',
  'dist/index.html': 'home',
  'dist/404.html': 'nothing here',
  'dist/insights.html': 'list',
  'dist/insights/a.html': LONG,
  'dist/100%.html': 'whole',
  'dist/ò.html': 'accented',
  'dist/data.txt': '0123456789',
  'dist/empty.txt': '',
  'dist/assets/x.js': '1',
  'dist/assets/long.js': LONG,
  'dist/images/large.jpg': PICTURE.toString(),
  'dist/map.svg': `<svg>${LONG}</svg>`,
  'dist/unknown.kind': 'kind',
  'dist/old.html': 'moved',
  'dist/deep/index.html': 'deep',
  'dist/.git/config': 'hidden',
  'dist/.well-known/security.txt': 'contact',
  'dist/.well-known/.hidden': 'hidden',
};

/** A folder that is served until the last test of a file has ended. */
interface ServedFolder extends Preview {
  /** The served folder itself. */
  readonly out: string;
}

/** Serves a folder with a file of every kind and `more`, at the base path `base`. There are also files in and around it that must not be served. */
export async function serveFolder(more: Readonly<Record<string, string>> = {}, base = ''): Promise<ServedFolder> {
  const folder = temporaryFolder();
  const out = path.join(folder, 'dist');
  writeTexts(folder, FILES);
  const moved = { [`${base}/old`]: `${base}/insights/a`, [`${base}/old/à`]: `${base}/ò` };
  writeTexts(out, { ...more, 'redirects.json': JSON.stringify({ moved, gone: [`${base}/old/gone`] }) });
  symlinkSync('../secret.txt', path.join(out, 'link.txt'));
  symlinkSync('..', path.join(out, 'up'));
  symlinkSync('data.txt', path.join(out, 'same.txt'));
  const preview = await startPreview(out);
  afterAll(preview.close);
  return { ...preview, out };
}
