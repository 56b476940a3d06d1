import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { inFormOf } from '../editing/saved-form.ts';
import { replaceFile } from '../outputs/write-file.ts';
import { unlessRefused } from '../shared/errors.ts';
import { hashOfBytes } from '../shared/hash.ts';
import { decodeUtf8 } from '../site/read/decode.ts';
import { DeskRefusal } from './refusal.ts';
import type { SaveAnswer, SavedText, SaveRequest } from './protocol.ts';

/** Reads a file of the content folder; undefined if it is gone. Throws a `DeskRefusal` if it is no text. */
export function readSaved(root: string, file: string): SavedText | undefined {
  const bytes = unlessRefused(['ENOENT'], () => readFileSync(placeOf(root, file)));
  if (!bytes) return undefined;
  const decoded = decodeUtf8(bytes);
  if ('reason' in decoded) throw new DeskRefusal(422, `${file} cannot be read: ${decoded.reason}.`);
  return { file, source: decoded.text, hash: hashOfBytes(bytes) };
}

/**
 * Saves a text, with the line ends, the byte order mark and the permissions of its file. Writes nothing if the file is
 * not what the text began from.
 */
export function saveText(root: string, { file, source, base }: SaveRequest): SaveAnswer {
  const place = placeOf(root, file);
  const saved = readSaved(root, file);
  if (saved?.hash !== base) return { changed: saved ?? 'gone' };
  if (saved?.source === source) return { saved };
  replaceFile(place, saved ? inFormOf(readFileSync(place, 'utf8'), source) : source);
  const now = readSaved(root, file);
  if (!now) throw new DeskRefusal(409, `${file} was removed while it was saved.`, 'Save it again.');
  return { saved: now };
}

/** Writes other words into a file, in its form. Returns the request that takes it back. */
export function replaceText(root: string, file: string, text: string): SaveRequest {
  const place = placeOf(root, file);
  const source = readSaved(root, file)?.source ?? '';
  replaceFile(place, inFormOf(readFileSync(place, 'utf8'), text));
  const base = readSaved(root, file)?.hash;
  return { file, source, ...(base !== undefined && { base }) };
}

/** Returns the place of a file. Throws a `DeskRefusal` if a link leads out of the content folder. */
export function placeOf(root: string, file: string): string {
  const place = path.join(root, file);
  const real =
    unlessRefused(['ENOENT'], () => realpathSync(place)) ??
    path.join(realpathSync(path.dirname(place)), path.basename(place));
  if (real.startsWith(realpathSync(root) + path.sep)) return place;
  throw new DeskRefusal(403, `${file} leads out of the folder of the site.`);
}
