import path from 'node:path/posix';
import type { ParsedContent } from '../../compile/parse/content.ts';
import type { Report } from '../report.ts';

/** A file to download that no link offers is not published. Texts that are not published yet may name it. */
export function checkUnlinked(
  { folder, downloads }: Pick<ParsedContent, 'folder' | 'downloads'>,
  { report }: Report,
): void {
  const offered = new Set(downloads.map((download) => download.path));
  for (const file of folder.downloads?.keys() ?? []) {
    const names = [file, encodeURI(file)];
    const isNamed = (): boolean =>
      [...folder.texts.values()].some((source) => {
        const text = source.readText();
        return names.some((name) => text.includes(name));
      });
    if (!offered.has(file) && !isNamed())
      report('unexpected-file', { file, line: 1, column: 1 }, { name: path.basename(file), file });
  }
}
