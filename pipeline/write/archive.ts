import { archiveText, type ArchiveFile } from '../derive/archive.ts';
import type { Workshop } from './write-once.ts';

/** Writes the files of the archive; long texts are read only for those that have changed. */
export function writeArchive(files: readonly ArchiveFile[], { output, keeping }: Workshop): void {
  for (const file of files) {
    const { head, parts } = file;
    const name = file.address.slice(1);
    const key = keeping.keyOf([
      'archive',
      head,
      parts.map(({ text, body, ending }) => [text, body?.hash ?? null, ending ?? null]),
    ]);
    if (!output.reuse(name, key)) output.write(name, archiveText(file), key);
  }
}
