import { isUtf8 } from 'node:buffer';
import {
  DOWNLOAD_ENDING,
  DOWNLOADS,
  FACTS_FILE,
  URL_REGISTRY_FILE,
  SITE_FILE,
  TESTIMONIALS_FILE,
} from '../../content/addresses.ts';
import { hidesSomething } from '../../shared/printable.ts';

const SETTINGS = new Set([SITE_FILE, FACTS_FILE, TESTIMONIALS_FILE, URL_REGISTRY_FILE]);

/** Tells by its path whether the site takes text from a file; `folders` are those with Markdown. */
export function isText(file: string, folders: readonly string[]): boolean {
  if (SETTINGS.has(file)) return true;
  return file.endsWith('.md') && !isNoteFile(file) && folders.some((folder) => file.startsWith(`${folder}/`));
}

/** Tells whether a file may be offered for download. */
export function isDownload(file: string): boolean {
  return file.startsWith(`${DOWNLOADS}/`) && DOWNLOAD_ENDING.test(file);
}

/** Files that systems and editors leave in folders on their own. */
const LEFT_BEHIND = /^(?:thumbs\.db|ehthumbs\.db|desktop\.ini|icon\r|~\$.*|#.*#|.*~|.*\.(?:bak|orig|sw[op]|tmp))$/i;

/** Tells whether a system or an editor keeps a file for itself. */
export function isLeftBehind(file: string): boolean {
  return LEFT_BEHIND.test(file.slice(file.lastIndexOf('/') + 1));
}

/** Tells whether a name is that of a temporary file from an exchange of files, the old or the new one. */
export function isOfSwap(name: string): boolean {
  return /^\..+\.[\da-f]{8}\.(?:new|old)$/.test(name);
}

/** What systems add to the name of a copied file. */
const COPY =
  / \(\d+\)$| \([^()]*(?:conflict|konflikt|conflit)[^()]*\)$| ?-? ?(?:copy|kopie|copie|copia)(?: \(?\d+\)?)?$|^(?:copy of|kopie von|copie de|copia di|copia de) /i;

/**
 * Returns the file of which another is a copy, judged by name only, whether it exists or not; undefined if the name is
 * not that of a copy.
 */
export function originalOf(file: string): string | undefined {
  const [, folder = '', stem = '', ending = ''] = /^(.*\/)?([^/]*?)(\.[^./]*)?$/s.exec(file) ?? [];
  const original = stem.replace(COPY, '');
  return original === stem || original === '' ? undefined : folder + original + ending;
}

/** Returns the same for a name with only a number added, such as `tides 2.md`, which may be a different text. */
export function mayBeCopyOf(file: string): string | undefined {
  const original = file.replace(/ \d{1,2}(?=\.[^./]*$)/, '');
  return original === file ? undefined : original;
}

/** Tells whether a file is meant for people who work on the folder. */
export function isNoteFile(file: string): boolean {
  return /(?:^|\/)(?:README\.md|LICENSE(?:\.\w+)?)$/i.test(file);
}

/** Decodes a file name; one that is not UTF-8 can be shown but not used. */
export function decodeName(bytes: Buffer): { readonly name: string; readonly fault?: string } {
  if (!isUtf8(bytes)) return { name: [...bytes].map(showByte).join(''), fault: NOT_UTF_8 };
  const name = bytes.toString();
  return hidesSomething(name) ? { name, fault: 'it holds a character that cannot be seen' } : { name };
}

/** The reason why no file with such a name can be opened. */
export const NOT_UTF_8 = 'it is not written in UTF-8';

function showByte(byte: number): string {
  return byte < 0x80 ? String.fromCharCode(byte) : `\\x${byte.toString(16)}`;
}
