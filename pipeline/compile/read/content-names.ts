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
/** Includes formats of cameras, which cannot be published, so that a text that names one is told so. */
const IMAGE = /\.(?:avif|bmp|gif|hei[cf]|jp2|jpe?g|jxl|png|psd|svg|tiff?|webp)$/i;

/** Whether the site takes text from a file, by its path in the content folder; `folders` hold Markdown. */
export function isText(file: string, folders: readonly string[]): boolean {
  if (SETTINGS.has(file)) return true;
  return file.endsWith('.md') && !isNoteFile(file) && folders.some((folder) => file.startsWith(`${folder}/`));
}

/** Whether a file is called like an image. */
export function isImage(file: string): boolean {
  return IMAGE.test(file);
}

/** Whether a file is one that pages may offer as it is. */
export function isDownload(file: string): boolean {
  return file.startsWith(`${DOWNLOADS}/`) && DOWNLOAD_ENDING.test(file);
}

/** Files that systems and editors leave in folders by themselves. */
const LEFT_BEHIND = /^(?:thumbs\.db|ehthumbs\.db|desktop\.ini|icon\r|~\$.*|#.*#|.*~|.*\.(?:bak|orig|sw[op]|tmp))$/i;

/** Whether a file is one that a system or an editor keeps for itself. */
export function isLeftBehind(file: string): boolean {
  return LEFT_BEHIND.test(file.slice(file.lastIndexOf('/') + 1));
}

/** Whether a file stood beside another one while files were exchanged: as it was, or as it was to be. */
export function isOfSwap(name: string): boolean {
  return /^\..+\.[\da-f]{8}\.(?:new|old)$/.test(name);
}

/** What systems add to the name of a copy. */
const COPY =
  / \(\d+\)$| \([^()]*(?:conflict|konflikt|conflit)[^()]*\)$| ?-? ?(?:copy|kopie|copie|copia)(?: \(?\d+\)?)?$|^(?:copy of|kopie von|copie de|copia di|copia de) /i;

/** The file that another one is a copy of, as its name says, whether that is there or not; undefined where the name says nothing. */
export function originalOf(file: string): string | undefined {
  const [, folder = '', stem = '', ending = ''] = /^(.*\/)?([^/]*?)(\.[^./]*)?$/s.exec(file) ?? [];
  const original = stem.replace(COPY, '');
  return original === stem || original === '' ? undefined : folder + original + ending;
}

/** The same where a name has only a number more, as `tides 2.md`: it may be another text. */
export function mayBeCopyOf(file: string): string | undefined {
  const original = file.replace(/ \d{1,2}(?=\.[^./]*$)/, '');
  return original === file ? undefined : original;
}

/** Whether a file is for those who work on the folder. */
export function isNoteFile(file: string): boolean {
  return /(?:^|\/)(?:README\.md|LICENSE(?:\.\w+)?)$/i.test(file);
}

/** A name as the system keeps it; one that is not UTF-8 can be shown, but not be used. */
export function decodeName(bytes: Buffer): { readonly name: string; readonly fault?: string } {
  if (!isUtf8(bytes)) return { name: [...bytes].map(showByte).join(''), fault: NOT_UTF_8 };
  const name = bytes.toString();
  return hidesSomething(name) ? { name, fault: 'it holds a character that cannot be seen' } : { name };
}

/** Why nothing with such a name can be opened. */
export const NOT_UTF_8 = 'it is not written in UTF-8';

function showByte(byte: number): string {
  return byte < 0x80 ? String.fromCharCode(byte) : `\\x${byte.toString(16)}`;
}
