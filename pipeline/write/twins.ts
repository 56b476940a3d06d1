import { addressOfTwin, LLMS_FILE } from '../addresses.ts';
import { llmsFullFiles, llmsFullText, llmsText } from '../derive/llms.ts';
import { twinText } from '../derive/twins.ts';
import type { Site } from '../model/site.ts';
import type { Workshop } from './write-once.ts';

/** Writes every page as Markdown, and the files that name and hold them all; long texts are read only for what has changed. */
export function writeTwins(site: Site<object>, { output, keeping }: Workshop): void {
  const { identity, labels, texts } = site;
  const around = keeping.keyOf(['twin', identity, labels.language, labels.source, labels.lastChanged]);
  for (const page of texts) {
    const name = addressOfTwin(page.address).slice(1);
    const key = keeping.keyOf([around, page]);
    if (!output.reuse(name, key)) output.write(name, twinText(page, site), key);
  }
  output.write(LLMS_FILE.slice(1), llmsText(site));
  for (const file of llmsFullFiles(site)) {
    const name = file.address.slice(1);
    const key = keeping.keyOf([around, file]);
    if (!output.reuse(name, key)) output.write(name, llmsFullText(file, site), key);
  }
}
