import type { Download } from '../content/model/download.ts';
import { readProbed } from '../compile/images/read-probed.ts';
import type { Output } from './output.ts';

/** Writes the downloads of pages, unchanged. */
export async function writeDownloads(root: string, downloads: readonly Download[], output: Output): Promise<void> {
  for (const download of downloads) {
    const file = download.address.slice(1);
    if (output.reuse(file, download.hash)) continue;
    output.write(file, await readProbed(root, download), download.hash);
  }
}
