import { mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DOWNLOAD_ENDING, DOWNLOADS, SITE_FILE } from '../content/addresses.ts';
import { asciiName } from '../content/ascii-name.ts';
import { isImage } from '../content/names.ts';
import { maxBytesOf } from '../images/image-limits.ts';
import { decodeImage } from '../images/probe-images.ts';
import { unlessRefused, UserError } from '../shared/errors.ts';
import { withTemporaryFolder } from '../shared/temporary-folder.ts';
import { probeDownloads } from '../site/read/probe-downloads.ts';
import { formatOf } from './file-format.ts';
import { namesBeside } from './imported.ts';

/** Folder of pictures in the content folder. */
const IMAGES = 'images';
const MEGABYTE = 1e6;

/** A file to keep in the content folder, its bytes as base64. */
export interface Asset {
  readonly name: string;
  readonly bytes: string;
}

/**
 * Saves a picture or a file to offer, under a plain name, and returns its path in the content folder. Never replaces a
 * file with other bytes. Throws a `UserError` if a build could not use it.
 */
export async function saveAsset(root: string, asset: Asset): Promise<string> {
  const bytes = Buffer.from(asset.bytes, 'base64');
  const format = formatOf(bytes);
  const isPicture = format !== undefined || isImage(asset.name);
  const ending = format ?? path.extname(asset.name).slice(1).toLowerCase();
  const words = path.basename(asset.name.replaceAll('\\', '/')).replace(/\.[^.]*$/, '');
  const name = `${asciiName(words, languageOf(root)) || (isPicture ? 'picture' : 'file')}.${ending}`;
  const fault = isPicture ? await faultOfPicture(name, bytes) : await faultOfDownload(name, bytes);
  if (fault !== undefined) throw new UserError(`Cannot take \`${asset.name}\`: ${fault}`);
  return writeBeside(root, isPicture ? IMAGES : DOWNLOADS, name, bytes);
}

/** Returns why a build could not show a picture; undefined if it could. */
export async function faultOfPicture(name: string, bytes: Buffer): Promise<string | undefined> {
  const most = maxBytesOf(name);
  if (bytes.length > most) return `it has more than ${most / MEGABYTE} MB`;
  return (await decodeImage(bytes)).fault;
}

async function faultOfDownload(name: string, bytes: Buffer): Promise<string | undefined> {
  if (!DOWNLOAD_ENDING.test(name))
    return 'it is no picture, and no kind of file that the site offers, such as PDF or Word';
  return withTemporaryFolder(async (folder) => {
    writeFileSync(path.join(folder, name), bytes);
    return (await probeDownloads(folder, [name])).get(name)?.fault;
  });
}

/** Writes a file into a folder of the content folder, unless its bytes are there already, and returns its path. */
export function writeBeside(root: string, folder: string, wanted: string, bytes: Buffer): string {
  const name = freeNames(root, folder)(wanted, bytes);
  const place = path.join(root, folder, name);
  mkdirSync(path.dirname(place), { recursive: true });
  if (!realpathSync(path.dirname(place)).startsWith(realpathSync(root) + path.sep))
    throw new UserError(`Cannot save \`${name}\`: \`${folder}\` leads out of the content folder`);
  unlessRefused(['EEXIST'], () => writeFileSync(place, bytes, { flag: 'wx' }));
  return `${folder}/${name}`;
}

/** Returns a function that gives a file a name which no other bytes have in that folder. */
export function freeNames(root: string, folder: string) {
  return namesBeside((name) => unlessRefused(['ENOENT'], () => readFileSync(path.join(root, folder, name))));
}

/** The language of a site, as far as names of files need it; English if its settings cannot be read. */
export function languageOf(root: string): string {
  const text = unlessRefused(['ENOENT'], () => readFileSync(path.join(root, SITE_FILE), 'utf8')) ?? '';
  return /^language:[ \t]*["']?(?<language>[\w-]+)/m.exec(text)?.groups?.['language'] ?? 'en';
}
