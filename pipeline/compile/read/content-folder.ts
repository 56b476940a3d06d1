import path from 'node:path';
import pLimit from 'p-limit';
import type { Remembered } from './remembered.ts';
import { hashOfBytes } from '../../shared/hash.ts';
import { MOST_BYTES, MOST_REGISTRY_BYTES } from '../../content/limits.ts';
import { lineOfDraftMark } from '../yaml/fenced.ts';
import type { DownloadProbe } from '../../content/model/download.ts';
import type { Report } from '../../lint/report.ts';
import type { TypedCache } from '../../build/cache/typed-cache.ts';
import { ContentChangedError } from '../../shared/content-changed-error.ts';
import { URL_REGISTRY_FILE, SITE_FILE } from '../../content/addresses.ts';
import { isImage } from '../../content/names.ts';
import { isDownload, isLeftBehind, isNoteFile, isText, mayBeCopyOf, originalOf } from './content-names.ts';
import { addressOf, findCopies, liveIn } from './find-copies.ts';
import { decodeUtf8 } from './decode.ts';
import { isStillSo, listContent, WHOLE_FOLDER, type FileFault } from './list-content.ts';
import { probeDownloads } from './probe-downloads.ts';
import { readOnce, readSteady, RESTLESS, stampAtRest, untilSteady } from './read-steady.ts';

/** A text file of the content folder. `path` is relative to the folder, with `/` between its parts. */
export interface SourceFile {
  readonly path: string;
  /** Reads the file on every call. Throws a {@link ContentChangedError} if its content has changed. */
  readText(): string;
  readonly hash: string;
}

/** Everything that a content folder holds. */
export interface ContentFolder {
  readonly root: string;
  readonly texts: ReadonlyMap<string, SourceFile>;
  /** Paths of image files, not yet opened. */
  readonly images: readonly string[];
  /** Files that texts may offer for download, by their paths. */
  readonly downloads?: ReadonlyMap<string, DownloadProbe>;
  /**
   * Published addresses known from git and the published folder; without it, only the URL registry says what was
   * published.
   */
  readonly remembered?: Remembered;
}

const READ_AT_ONCE = 32;

/** One reading of a content folder, with its faults. */
interface Round {
  readonly folder: ContentFolder;
  readonly offered: readonly string[];
  readonly faults: readonly Fault[];
  /** Whether no file was added, removed or moved during the reading. */
  readonly isSteady: boolean;
}

interface Fault extends FileFault {
  readonly line?: number;
  readonly column?: number;
  readonly isDraft?: boolean;
}

/**
 * Reads a content folder as it was at one moment: if files are added, removed or moved meanwhile, reads it again.
 * `folders` are those with Markdown. Reports files that cannot be read or that nothing uses. Does not read a text that
 * `typedCache` knows and that has not changed since.
 */
export async function readContentFolder(
  root: string,
  folders: readonly string[],
  { report, holdBack }: Report,
  typedCache?: TypedCache,
): Promise<ContentFolder> {
  let round: Round = { folder: { root, texts: new Map(), images: [] }, offered: [], faults: [], isSteady: false };
  await untilSteady(async () => {
    const known = typedCache && openKnownTexts(root, typedCache);
    round = await readRound(root, folders, known);
    if (round.isSteady) known?.keep();
    return round.isSteady ? round : undefined;
  });
  for (const { rule, file, line = 1, column = 1, values, isDraft } of round.faults) {
    report(rule, { file, line, column }, values);
    if (isDraft) holdBack(file, { reason: 'draft' });
  }
  if (!round.isSteady)
    report('unreadable-file', { file: WHOLE_FOLDER, line: 1, column: 1 }, { reason: RESTLESS, what: 'folder' });
  return { ...round.folder, downloads: await probeDownloads(root, round.offered) };
}

async function readRound(root: string, folders: readonly string[], known: KnownTexts | undefined): Promise<Round> {
  const isSource = (file: string): boolean => isText(file, folders);
  const listing = await listContent(root, (file) => isSource(file) || isImage(file) || isDownload(file));
  const texts = new Map<string, SourceFile>();
  const faults: Fault[] = [...listing.faults];
  const there = new Set(listing.files);
  const urlRegistry = there.has(URL_REGISTRY_FILE) ? await readText(root, URL_REGISTRY_FILE, known) : undefined;
  const isLive = liveIn(() => (urlRegistry && 'hash' in urlRegistry ? urlRegistry.readText() : ''));
  const wanted = listing.files.filter((file) => {
    const other = isSource(file) ? originalOf(file) : undefined;
    if (other === undefined || !there.has(other) || isLive(addressOf(file))) return isSource(file);
    faults.push({ rule: 'copied-file', file, values: { name: path.posix.basename(file), other } });
    return false;
  });
  for (const read of await pLimit(READ_AT_ONCE).map(wanted, (file) => readText(root, file, known))) {
    if ('hash' in read) texts.set(read.path, read);
    else faults.push(read);
  }
  for (const [file, other] of findCopies(texts, isLive)) {
    const isSame = mayBeCopyOf(file) !== other && { isSame: 'yes' };
    texts.delete(file);
    faults.push({ rule: 'copied-file', file, values: { name: path.posix.basename(file), other, ...isSame } });
  }
  const [taken, offered]: [string[], string[]] = [[], []];
  for (const file of listing.files) {
    if (isSource(file) || isImage(file) || isNoteFile(file) || isLeftBehind(file)) continue;
    if (isMisnamedSite(file) && !there.has(SITE_FILE)) continue;
    if (isDownload(file)) offered.push(file);
    else if (file.startsWith('images/') && isNamed(file, texts)) taken.push(file);
    else faults.push({ rule: 'unexpected-file', file, values: { name: path.posix.basename(file), file } });
  }
  const folder = { root, texts, images: [...listing.files.filter((file) => isImage(file)), ...taken] };
  return { folder, offered, faults, isSteady: await isStillSo(root, listing.stamps) };
}

/** Tells whether some text names a file; what is wrong with the file is reported there. */
function isNamed(file: string, texts: ReadonlyMap<string, SourceFile>): boolean {
  return [...texts.values()].some((source) => {
    const text = source.readText();
    return text.includes(file) || text.includes(encodeURI(file));
  });
}

/** A misnamed `site.yaml` is one fault: it is reported as missing, not also as unexpected. */
function isMisnamedSite(file: string): boolean {
  return /^site(?:\.ya?ml)?(?:\.txt)?$/i.test(file);
}

async function readText(root: string, file: string, known: KnownTexts | undefined): Promise<SourceFile | Fault> {
  const place = path.join(root, file);
  const stamp = known && stampAtRest(place);
  const hash = stamp === undefined ? undefined : known?.find(file, stamp);
  if (hash !== undefined) return sourceFile(root, file, hash);
  const limit = limitOf(file);
  const read = await readSteady(place, limit);
  if (read.kind === 'gone') return { rule: 'unreadable-file', file, values: { reason: 'it is gone' } };
  if (read.kind === 'unreadable') return { rule: 'unreadable-file', file, values: { reason: read.reason } };
  if (read.kind === 'too-large')
    return { rule: 'document-limit', file, values: { what: 'bytes', limit: String(limit) } };
  const decoded = decodeUtf8(read.bytes);
  if ('reason' in decoded) {
    const { reason, ...at } = decoded;
    const isDraft = lineOfDraftMark(new TextDecoder().decode(read.bytes)) !== undefined;
    return { rule: 'file-encoding', file, ...at, values: { reason }, isDraft };
  }
  const hashRead = hashOfBytes(read.bytes);
  known?.add(file, read.stamp, hashRead);
  return sourceFile(root, file, hashRead);
}

function limitOf(file: string): number {
  return file === URL_REGISTRY_FILE ? MOST_REGISTRY_BYTES : MOST_BYTES;
}

/** Returns a readable file. Does not hold its text, because the texts of an archive would fill the memory. */
function sourceFile(root: string, file: string, hash: string): SourceFile {
  return {
    path: file,
    hash,
    readText() {
      const read = readOnce(path.join(root, file), limitOf(file));
      const decoded = read?.kind === 'read' && hashOfBytes(read.bytes) === hash ? decodeUtf8(read.bytes) : undefined;
      if (!decoded || 'reason' in decoded) throw new ContentChangedError(file);
      return decoded.text;
    },
  };
}

type Known = ReadonlyMap<string, readonly [stamp: string, hash: string]>;

type KnownTexts = ReturnType<typeof openKnownTexts>;

/**
 * Loads the hashes of the text files of `root` from the last reading, so that unchanged files need not be read again.
 */
function openKnownTexts(root: string, typedCache: TypedCache) {
  const name = `texts of ${root}`;
  const earlier: Known = (typedCache.recall(name) as Known | undefined) ?? new Map();
  const now = new Map<string, readonly [string, string]>();
  let isNew = false;
  return {
    /** Returns the hash of a file's bytes; undefined if its stamp has changed since. */
    find(file: string, stamp: string): string | undefined {
      const known = earlier.get(file);
      if (known?.[0] !== stamp) return undefined;
      now.set(file, known);
      return known[1];
    },
    add(file: string, stamp: string, hash: string): void {
      now.set(file, [stamp, hash]);
      isNew = true;
    },
    /** Saves the entries that were found or added in this reading, and no others. */
    keep(): void {
      if (isNew || now.size !== earlier.size) typedCache.note(name, now);
    },
  };
}
