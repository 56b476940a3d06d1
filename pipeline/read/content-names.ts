import { FACTS_FILE, SITE_FILE, TESTIMONIALS_FILE } from '../addresses.ts';
import { hidesSomething } from '../printable.ts';

const SETTINGS = new Set([SITE_FILE, FACTS_FILE, TESTIMONIALS_FILE]);
const IMAGE = /\.(?:avif|gif|jpe?g|png|svg|tiff?|webp)$/i;

/** Whether the site takes text from a file, by its path in the content folder; `folders` hold Markdown. */
export function isText(file: string, folders: readonly string[]): boolean {
  if (SETTINGS.has(file)) return true;
  return file.endsWith('.md') && !isNote(file) && folders.some((folder) => file.startsWith(`${folder}/`));
}

/** Whether a file is called like an image. */
export function isImage(file: string): boolean {
  return IMAGE.test(file);
}

/** Whether a file is for those who work on the folder. */
export function isNote(file: string): boolean {
  return /(?:^|\/)(?:README\.md|LICENSE(?:\.\w+)?)$/i.test(file);
}

/** A name as the system keeps it; one that is not UTF-8 can be shown, but not be used. */
export function decodeName(bytes: Buffer): { readonly name: string; readonly fault?: string } {
  try {
    const name = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return hidesSomething(name) ? { name, fault: 'it holds a character that cannot be seen' } : { name };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return { name: [...bytes].map(showByte).join(''), fault: NOT_UTF_8 };
  }
}

/** Why nothing with such a name can be opened. */
export const NOT_UTF_8 = 'it is not written in UTF-8';

function showByte(byte: number): string {
  return byte < 0x80 ? String.fromCharCode(byte) : `\\x${byte.toString(16)}`;
}
