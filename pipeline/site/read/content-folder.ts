import path from 'node:path';
import pLimit from 'p-limit';
import { addressOf, liveIn, type Remembered } from './remembered.ts';
import { hashOfBytes } from '../../shared/hash.ts';
import { MAX_BYTES, MAX_REGISTRY_BYTES } from '../../content/limits.ts';
import { lineOfDraftMark } from '../../yaml/fenced.ts';
import type { DownloadProbe } from '../../content/model/probes.ts';
import type { Finding } from '../../findings/finding.ts';
import { fileAt, message, START, type FileWithMessages } from '../../findings/message.ts';
import { findingsOf } from '../../findings/report.ts';
import { ContentChangedError } from '../../shared/retry-on-change.ts';
import { URL_REGISTRY_FILE, SITE_FILE } from '../../content/addresses.ts';
import { isImage } from '../../content/names.ts';
import {
  type FileFault,
  isDownload,
  isLeftBehind,
  isNoteFile,
  isText,
  listContent,
  originalOf,
} from './list-content.ts';
import { decodeUtf8 } from './decode.ts';
import { probeDownloads } from './probe-downloads.ts';
import { createRestMemory, readOnce, readSteady } from '../../shared/read-steady.ts';

/** A text file of the content folder. `path` is relative to the folder, with `/` between its parts. */
export interface SourceFile {
  readonly path: string;
  /** Reads the file on every call. Throws a {@link ContentChangedError} if its content has changed. */
  readText(): string;
  readonly hash: string;
}

/** A text file that is being parsed, and what was found in it. */
export type OpenFile = SourceFile & FileWithMessages;

/** Opens a text file, without messages. */
export function openFile(file: SourceFile): OpenFile {
  return { ...file, ...fileAt(file.path) };
}

/** Everything that a content folder holds. */
export interface ContentFolder {
  readonly root: string;
  /** Files that cannot be read, or that nothing uses. */
  readonly findings: readonly Finding[];
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

interface Fault extends FileFault {
  readonly line?: number;
  readonly column?: number;
  readonly isDraft?: boolean;
}

/** Reads a content folder. `folders` are those with Markdown. */
export async function readContentFolder(root: string, folders: readonly string[]): Promise<ContentFolder> {
  const isSource = (file: string): boolean => isText(file, folders);
  const listing = listContent(root, (file) => isSource(file) || isImage(file) || isDownload(file));
  const texts = new Map<string, SourceFile>();
  const faults: Fault[] = [...listing.faults];
  const there = new Set(listing.files);
  const urlRegistry = there.has(URL_REGISTRY_FILE) ? await readText(root, URL_REGISTRY_FILE) : undefined;
  const isLive = liveIn(() => (urlRegistry && 'hash' in urlRegistry ? urlRegistry.readText() : ''));
  const wanted = listing.files.filter((file) => {
    const other = isSource(file) ? originalOf(file) : undefined;
    if (other === undefined || !there.has(other) || isLive(addressOf(file))) return isSource(file);
    faults.push({ rule: 'copied-file', file, values: { name: path.posix.basename(file), other } });
    return false;
  });
  for (const read of await pLimit(READ_AT_ONCE).map(wanted, (file) => readText(root, file))) {
    if ('hash' in read) texts.set(read.path, read);
    else faults.push(read);
  }
  const [taken, offered]: [string[], string[]] = [[], []];
  for (const file of listing.files) {
    if (isSource(file) || isImage(file) || isNoteFile(file) || isLeftBehind(file)) continue;
    if (isMisnamedSite(file) && !there.has(SITE_FILE)) continue;
    if (isDownload(file)) offered.push(file);
    else if (file.startsWith('images/') && isNamed(file, texts)) taken.push(file);
    else faults.push({ rule: 'unexpected-file', file, values: { name: path.posix.basename(file), file } });
  }
  const images = [...listing.files.filter((file) => isImage(file)), ...taken];
  return { root, texts, images, findings: findingsOfFaults(faults), downloads: await probeDownloads(root, offered) };
}

function findingsOfFaults(faults: readonly Fault[]): readonly Finding[] {
  const messages = faults.map(({ rule, file, line = 1, column = 1, values }) =>
    message(rule, { file, line, column }, values),
  );
  const drafts = faults.flatMap(({ file, isDraft }) => (isDraft ? [[file, { reason: 'draft' }] as const] : []));
  return findingsOf(messages, { hidden: new Map(drafts) });
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

/** A server reads a folder after each save, in which one file has changed. */
const readChanged = createRestMemory<SourceFile | Fault>();

function readText(root: string, file: string): Promise<SourceFile | Fault> {
  return readChanged(path.join(root, file), () => readTextNow(root, file));
}

async function readTextNow(root: string, file: string): Promise<SourceFile | Fault> {
  const limit = limitOf(file);
  const read = await readSteady(path.join(root, file), limit);
  if (!read) return { rule: 'unreadable-file', file, values: { reason: 'it is gone' } };
  if ('fault' in read && read.isTooLarge === true)
    return { rule: 'document-limit', file, values: { what: 'bytes', limit: String(limit) } };
  if ('fault' in read) return { rule: 'unreadable-file', file, values: { reason: read.fault } };
  const decoded = decodeUtf8(read.bytes);
  if ('reason' in decoded) {
    const { reason, ...at } = decoded;
    const isDraft = lineOfDraftMark(new TextDecoder().decode(read.bytes)) !== undefined;
    return { rule: 'file-encoding', file, ...at, values: { reason }, isDraft };
  }
  return sourceFile(root, file, hashOfBytes(read.bytes));
}

function limitOf(file: string): number {
  return file === URL_REGISTRY_FILE ? MAX_REGISTRY_BYTES : MAX_BYTES;
}

/** Returns a readable file. Does not hold its text, because the texts of an archive would fill the memory. */
function sourceFile(root: string, file: string, hash: string): SourceFile {
  return {
    path: file,
    hash,
    readText() {
      const read = readOnce(path.join(root, file), limitOf(file));
      const decoded = read && 'bytes' in read && hashOfBytes(read.bytes) === hash ? decodeUtf8(read.bytes) : undefined;
      if (!decoded || 'reason' in decoded) throw new ContentChangedError(file);
      return decoded.text;
    },
  };
}

/**
 * Returns what `parse` returns. If it throws, that becomes a message of the file, and nothing is returned, so that a bug that one
 * text triggers does not hide the findings of others. Rethrows the error that a file has changed, because all files are
 * then read again.
 */
export function guardFile<T>(file: FileWithMessages, parse: () => T): T | undefined {
  try {
    return parse();
  } catch (error) {
    if (error instanceof ContentChangedError) throw error;
    const [reason = ''] = String(error).split('\n');
    file.message('internal-fault', START, { reason });
    return undefined;
  }
}
