import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startPreview, type Preview } from '../../pipeline/server/preview.ts';

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
  'dist/images/large.jpg': PICTURE,
  'dist/map.svg': `<svg>${LONG}</svg>`,
  'dist/unknown.kind': 'kind',
  'dist/redirects.json': JSON.stringify({ moved: { '/old': '/insights/a', '/old/à': '/ò' }, gone: ['/old/gone'] }),
  'dist/old.html': 'moved',
  'dist/deep/index.html': 'deep',
  'dist/.git/config': 'hidden',
  'dist/.well-known/security.txt': 'contact',
  'dist/.well-known/.hidden': 'hidden',
};

/** A folder that is served, and what is not to be served around it and in it. */
export interface ServedFolder extends Preview {
  /** The served folder itself. */
  readonly out: string;
}

/** Serves a folder with a file of every kind; closing removes it. */
export async function serveFolder(): Promise<ServedFolder> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'preview-'));
  const out = path.join(folder, 'dist');
  for (const [name, text] of Object.entries(FILES)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  await symlink('../secret.txt', path.join(out, 'link.txt'));
  await symlink('..', path.join(out, 'up'));
  await symlink('data.txt', path.join(out, 'same.txt'));
  const preview = await startPreview(out);
  const close = async (): Promise<void> => {
    await preview.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { ...preview, out, close };
}
