import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { editionOf } from '../../build/edition.ts';
import { parseFolder, readFolder, typedCacheOf } from '../../build/load-site.ts';
import { createParseHere } from '../../build/threads/parse-here.ts';
import { withStore } from '../../cache/store.ts';
import type { ContentFolder } from '../../site/read/content-folder.ts';
import { URL_REGISTRY_FILE } from '../../content/addresses.ts';
import { replaceFile } from '../../outputs/write-file.ts';
import { UserError } from '../../shared/errors.ts';
import type { CheckOptions } from '../check-folder.ts';
import { inFormOf } from '../saved-form.ts';
import { planRename, type RenamePlan } from './plan-rename.ts';

/** Reads a content folder and plans a rename. Paths may be relative to the folder or to the project. */
export function readAndPlan(
  { content, cache, project }: Pick<CheckOptions, 'content' | 'cache' | 'project'>,
  from: string,
  to: string,
) {
  return withStore(cache, async (store) => {
    const typedCache = typedCacheOf(project, store);
    const read = await readFolder(content, typedCache);
    const parseHere = createParseHere();
    // Drafts have links, too.
    const edition = { ...editionOf(), isPreview: true };
    const parsed = await parseFolder(read, parseHere, { typedCache, edition, isLinting: false });
    return { plan: planRename(parsed, insideOf(content, from), insideOf(content, to)), folder: read.folder };
  });
}

/** Returns a path relative to the content folder, whatever folder the command runs in. */
function insideOf(root: string, name: string): string {
  for (const whole of [path.resolve(name), path.resolve(path.dirname(root), name)]) {
    const inside = path.relative(root, whole);
    if (inside !== '' && !inside.startsWith('..') && !path.isAbsolute(inside)) return inside.split(path.sep).join('/');
  }
  return name.split(path.sep).join('/');
}

/**
 * Carries out a plan: the renamed file comes first, so that each link leads somewhere, and its old one goes last, so that
 * no text is lost wherever it stops. Throws a `UserError` and changes nothing if a file was saved anew meanwhile.
 */
export function carryOut({ texts, move: { old, now } }: RenamePlan, { root, texts: read }: ContentFolder): void {
  const place = (file: string): string => path.join(root, file === old.file ? now.file : file);
  const saved = [...texts].map(([file, text]) => {
    return { file, text: savedText(path.join(root, file), read.get(file)?.readText(), text) };
  });
  const isMoved = now.file !== old.file;
  if (isMoved) copyAside(path.join(root, old.file), place(old.file));
  // The URL registry comes last: it records what has been done.
  const rank = (file: string): number => (file === old.file ? 0 : file === URL_REGISTRY_FILE ? 2 : 1);
  for (const { file, text } of saved.toSorted((a, b) => rank(a.file) - rank(b.file))) replaceFile(place(file), text);
  if (isMoved) rmSync(path.join(root, old.file));
}

function copyAside(from: string, to: string): void {
  if (existsSync(to)) throw new UserError(`Cannot rename ${from}: ${to} is there already`);
  mkdirSync(path.dirname(to), { recursive: true });
  copyFileSync(from, to);
}

/** Returns a new text in the form of the saved file. Throws if the file was saved again since it was read. */
function savedText(file: string, known: string | undefined, text: string): string {
  const saved = readFileSync(file, 'utf8');
  if (saved.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n') === known) return inFormOf(saved, text);
  throw new UserError(`Cannot rename anything: ${file} was saved anew meanwhile. Nothing was changed; try again.`);
}
