import { ContentChangedError } from '../shared/content-changed-error.ts';
import type { Download } from '../content/model/download.ts';
import { readDownload } from '../compile/read/probe-downloads.ts';
import type { Output } from './output.ts';

/** Writes the files that pages offer, as they are. */
export async function writeDownloads(root: string, downloads: readonly Download[], output: Output): Promise<void> {
  for (const download of downloads) {
    const file = download.address.slice(1);
    if (output.reuse(file, download.hash)) continue;
    const bytes = await readDownload(root, download);
    if (!bytes) throw new ContentChangedError(download.path);
    output.write(file, bytes, download.hash);
  }
}
