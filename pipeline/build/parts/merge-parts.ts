import path from 'node:path';
import { URL_REGISTRY_FILE } from '../../content/addresses.ts';
import type { BuildFolders } from '../../build.ts';
import { programOf } from '../load-site.ts';
import { hashFolder } from '../cache/hash-sources.mjs';
import { readPartMark, takeParts, type PartMark } from './part.ts';
import { UserError } from '../../shared/user-error.ts';

/**
 * Puts what the parts of a build have made into the cache, where a build finds it. Throws a `UserError` where one is missing,
 * or was made from anything else than what stands in `folders`.
 */
export function mergeParts(parts: readonly string[], folders: Omit<BuildFolders, 'out'>): void {
  const marks = parts.map((folder) => readMark(folder));
  const [first] = marks;
  if (!first) throw new UserError('Which parts? Name their folders: npm run build -- --merge DIR…');
  const total = first.mark.total;
  for (const { folder, mark } of marks) {
    if (mark.total !== total)
      throw refusal(folder, `it is part ${nameOf(mark)}, and the others are of ${total}`, 'Merge parts of one build.');
    const same = marks.find((other) => other.folder !== folder && other.mark.index === mark.index);
    if (same) throw refusal(folder, `${same.folder} is part ${nameOf(mark)} too`, 'Name each part once.');
  }
  const missing = Array.from({ length: total }, (_, at) => at + 1).find(
    (index) => !marks.some(({ mark }) => mark.index === index),
  );
  if (missing !== undefined)
    throw new UserError(
      `Cannot merge: part ${missing}/${total} is missing. Make it with npm run build -- --shard ${missing}/${total}, and name its folder.`,
    );
  const [content, program] = [hashFolder(folders.content, URL_REGISTRY_FILE), programOf(folders.project)];
  for (const { folder, mark } of marks) {
    if (mark.content !== content)
      throw refusal(folder, `it was made from other content than ${folders.content}`, remedyFor(mark));
    if (mark.program !== program)
      throw refusal(folder, 'it was made by another version of the program, its packages, or Node.js', remedyFor(mark));
  }
  takeParts(parts, folders.cache);
}

function readMark(folder: string): { folder: string; mark: PartMark } {
  const mark = readPartMark(folder);
  if (!mark)
    throw refusal(folder, 'no whole part of a build is there', 'Look at what made it: npm run build -- --shard I/N');
  return { folder: path.resolve(folder), mark };
}

function nameOf({ index, total }: PartMark): string {
  return `${index}/${total}`;
}

function remedyFor(mark: PartMark): string {
  return `Make it again: npm run build -- --shard ${nameOf(mark)}`;
}

function refusal(folder: string, reason: string, remedy: string): UserError {
  return new UserError(`Cannot merge ${folder}: ${reason}. ${remedy}`);
}
