import type { Document } from '../../content/types/content-type.ts';
import type { ParsedContent } from '../parse/content.ts';
import type { Report } from '../../lint/report.ts';

/**
 * Every file that the site cannot be without must be there, and be published. Returns the addresses of those that are not
 * published: that nothing can lead to them follows from it.
 */
export function checkNeeded(
  files: readonly string[],
  { folder, hidden, heldBack }: Pick<ParsedContent, 'folder' | 'hidden' | 'heldBack'>,
  { report }: Report,
): string[] {
  const unpublished: Document[] = [];
  for (const file of files) {
    const document = [...hidden.keys(), ...heldBack].find((one) => one.file.path === file);
    if (!folder.texts.has(file)) report('missing-file', { file, line: 1, column: 1 }, { name: file });
    if (!document) continue;
    report('needed-page', document.yaml.placeOfKey(['draft']), { name: file });
    unpublished.push(document);
  }
  return unpublished.map(({ address }) => address);
}
