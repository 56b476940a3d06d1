import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { editionOf } from '../../build/edition.ts';
import { parseFolder, readFolder, typedCacheOf, createParseHere } from '../../build/load-site.ts';
import { withStore } from '../../cache/store.ts';
import type { ContentFolder } from '../../site/read/content-folder.ts';
import { URL_REGISTRY_FILE } from '../../content/addresses.ts';
import { contentTypes } from '../../types/content-types.ts';
import { UserError, withPath } from '../../shared/errors.ts';
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
    const parseHere = createParseHere(Object.values(contentTypes));
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

/** Carries out a plan. Throws a `UserError` and changes nothing if a file was saved anew meanwhile. */
export function carryOut({ texts, move }: RenamePlan, { root, texts: read }: ContentFolder): void {
  // The file comes first, so that each link leads somewhere, and the URL registry last: it records what has been done.
  const rank = (file: string): number => (file === move.old.file ? 0 : file === URL_REGISTRY_FILE ? 2 : 1);
  const files = [...new Set([move.old.file, ...texts.keys()])].toSorted((a, b) => rank(a) - rank(b));
  const changes = files.map((file) => {
    const text = texts.get(file);
    return {
      from: path.join(root, file),
      to: path.join(root, file === move.old.file ? move.now.file : file),
      ...(text !== undefined && { text: savedText(path.join(root, file), read.get(file)?.readText(), text) }),
    };
  });
  writeChanges(changes.filter(({ from, to, text }) => from !== to || text !== undefined));
}

/** Returns a new text in the form of the saved file. Throws if the file was saved again since it was read. */
function savedText(file: string, known: string | undefined, text: string): string {
  const saved = readFileSync(file, 'utf8');
  if (saved.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n') === known) return inFormOf(saved, text);
  throw new UserError(`Cannot rename anything: ${file} was saved anew meanwhile. Nothing was changed; try again.`);
}

/** A change to a file: a new path, a new text, or both. Paths are absolute. */
interface FileChange {
  readonly from: string;
  readonly to: string;
  /** The whole new text; absent if the bytes stay the same. */
  readonly text?: string;
}

/**
 * Moves and rewrites files, and keeps their permissions: first writes all new files beside the old ones, then renames
 * them into place in order, and only then removes moved files. So wherever it stops, no text is lost.
 */
function writeChanges(changes: readonly FileChange[]): void {
  const id = randomUUID().slice(0, 8);
  // A hidden name in the same folder: a check reports it if it is left behind.
  const freshOf = (file: string): string => path.join(path.dirname(file), `.${path.basename(file)}.${id}.new`);
  const steps = changes.map((change) => ({ ...change, fresh: freshOf(change.to) }));
  const taken = changes.find(({ from, to }) => to !== from && existsSync(to));
  if (taken) throw new UserError(`Cannot rename ${taken.from}: ${taken.to} is there already`);
  let current = '';
  try {
    for (const { from, to, text, fresh } of steps) {
      current = from;
      mkdirSync(path.dirname(to), { recursive: true });
      if (text === undefined) copyFileSync(from, fresh);
      else writeFileSync(fresh, text);
      chmodSync(fresh, statSync(from).mode);
    }
    for (const { to, fresh } of steps) {
      current = to;
      renameSync(fresh, to);
    }
  } catch (error) {
    for (const { fresh } of steps) rmSync(fresh, { force: true });
    throw withPath(error, current);
  }
  for (const { from, to } of steps) if (to !== from) rmSync(from);
}
