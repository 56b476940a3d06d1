import { isUtf8 } from 'node:buffer';
import { type Dirent, readdirSync } from 'node:fs';
import path from 'node:path';
import {
  DOWNLOAD_ENDING,
  DOWNLOADS,
  FACTS_FILE,
  SITE_FILE,
  TESTIMONIALS_FILE,
  URL_REGISTRY_FILE,
} from '../../content/addresses.ts';
import type { RuleName } from '../../findings/rules.ts';
import { hidesSomething } from '../../shared/printable.ts';
import { refusalOf } from '../../shared/read-steady.ts';

/** A finding at a file or folder as a whole. */
export interface FileFault {
  readonly rule: RuleName;
  readonly file: string;
  readonly values: Record<string, string>;
}

/** The name of the content folder itself in findings. */
const WHOLE_FOLDER = '.';

/**
 * Lists the ordinary files of a content folder, sorted by name. Leaves out hidden files.
 */
export function listContent(
  root: string,
  isUsed: (file: string) => boolean,
): { readonly files: readonly string[]; readonly faults: readonly FileFault[] } {
  const [files, faults]: [string[], FileFault[]] = [[], []];
  listFolder('');
  return { files, faults };

  function listFolder(folder: string): void {
    const place = path.join(root, folder);
    const entries: [string, string | undefined, Dirent<Buffer>][] = [];
    try {
      for (const entry of readdirSync(place, { encoding: 'buffer', withFileTypes: true })) {
        const { name, fault } = decodeName(entry.name);
        entries.push([name, fault, entry]);
      }
    } catch (error) {
      const reason = refusalOf(error);
      if (reason !== undefined || folder === '')
        refuse(folder || WHOLE_FOLDER, reason ?? 'it is no folder, or it is gone', 'folder');
    }
    for (const [name, fault, entry] of entries.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
      const file = folder === '' ? name : `${folder}/${name}`;
      if (name.startsWith('.') || name === 'node_modules') continue;
      const isWanted = entry.isDirectory() || isUsed(file);
      if (fault !== undefined && isWanted) faults.push({ rule: 'file-name', file, values: { name, reason: fault } });
      if (fault !== NOT_UTF_8) listEntry(file, entry);
      else if (!isWanted) faults.push({ rule: 'unexpected-file', file, values: { name, file } });
    }
  }

  function listEntry(file: string, entry: Dirent<Buffer>): void {
    if (entry.isDirectory() && isUsed(file)) refuse(file, 'it is a folder');
    else if (entry.isDirectory()) listFolder(file);
    else if (entry.isFile()) files.push(file);
    else refuse(file, 'it is a link or a device');
  }

  function refuse(file: string, reason: string, what = 'file'): void {
    faults.push({ rule: 'unreadable-file', file, values: { reason, what } });
  }
}

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

/** Tells whether a file is meant for people who work on the folder. */
export function isNoteFile(file: string): boolean {
  return /(?:^|\/)(?:README\.md|LICENSE(?:\.\w+)?)$/i.test(file);
}

/** Decodes a file name; one that is not UTF-8 can be shown but not used. */
function decodeName(bytes: Buffer): { readonly name: string; readonly fault?: string } {
  if (!isUtf8(bytes)) return { name: [...bytes].map(showByte).join(''), fault: NOT_UTF_8 };
  const name = bytes.toString();
  return hidesSomething(name) ? { name, fault: 'it holds a character that cannot be seen' } : { name };
}

/** The reason why no file with such a name can be opened. */
const NOT_UTF_8 = 'it is not written in UTF-8';

function showByte(byte: number): string {
  return byte < 0x80 ? String.fromCharCode(byte) : `\\x${byte.toString(16)}`;
}
