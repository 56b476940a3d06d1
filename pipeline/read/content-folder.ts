import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Report } from '../report.ts';
import { decodeUtf8 } from './decode.ts';

/** A text file of the content folder. `path` is relative to the folder, with `/` between its parts. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** Everything that a content folder holds. */
export interface ContentFolder {
  readonly root: string;
  readonly texts: ReadonlyMap<string, SourceFile>;
  /** Paths of image files, not yet opened. */
  readonly images: readonly string[];
}

const SETTINGS = new Set(['site.yaml', 'facts.yaml', 'testimonials.yaml']);
const MARKDOWN_FOLDERS = /^(?:pages|insights|services)\//;
const IMAGE = /\.(?:avif|gif|jpe?g|png|svg|tiff?|webp)$/i;
/** Sources of drawings: programs, which the site does not read. */
const DRAWINGS = 'drawings';
const READ_AT_ONCE = 32;

/** Reads a content folder. Files that cannot be read, and those that nothing uses, are findings. */
export async function readContentFolder(root: string, report: Report): Promise<ContentFolder> {
  const files = await listFiles(root, '', report);
  const texts = new Map<string, SourceFile>();
  const wanted = files.filter((file) => isText(file));
  for (let index = 0; index < wanted.length; index += READ_AT_ONCE) {
    const batch = wanted.slice(index, index + READ_AT_ONCE);
    const read = await Promise.all(batch.map((file) => readText(root, file, report)));
    for (const source of read) if (source) texts.set(source.path, source);
  }
  for (const file of files) {
    if (isText(file) || IMAGE.test(file) || isNote(file)) continue;
    report.report('unexpected-file', { file, line: 1, column: 1 }, { name: path.posix.basename(file) });
  }
  return { root, texts, images: files.filter((file) => IMAGE.test(file)) };
}

async function listFiles(root: string, folder: string, report: Report): Promise<string[]> {
  const entries = await readdir(path.join(root, folder), { withFileTypes: true });
  const files: string[] = [];
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const file = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.name.startsWith('.') || entry.name === 'node_modules' || file === DRAWINGS) continue;
    if (entry.isDirectory()) files.push(...(await listFiles(root, file, report)));
    else if (entry.isFile()) files.push(file);
    else report.report('unreadable-file', { file, line: 1, column: 1 }, { reason: 'it is a link or a device' });
  }
  return files;
}

async function readText(root: string, file: string, report: Report): Promise<SourceFile | undefined> {
  const place = { file, line: 1, column: 1 };
  let bytes: Buffer;
  try {
    bytes = await readFile(path.join(root, file));
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown error';
    report.report('unreadable-file', place, { reason: `the system says ${code}` });
    return undefined;
  }
  const decoded = decodeUtf8(bytes);
  if ('text' in decoded) return { path: file, text: decoded.text };
  report.report('file-encoding', { ...place, line: decoded.line, column: decoded.column }, { reason: decoded.reason });
  return undefined;
}

function isText(file: string): boolean {
  return SETTINGS.has(file) || (MARKDOWN_FOLDERS.test(file) && file.endsWith('.md') && !isNote(file));
}

function isNote(file: string): boolean {
  return /(?:^|\/)(?:README\.md|LICENSE(?:\.\w+)?)$/i.test(file);
}
