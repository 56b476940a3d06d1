import { lstatSync, readlinkSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../user-error.ts';
import { entryAt } from './entry-at.ts';

/** Folders of the project that a build reads, so that none may be published into them. */
const SOURCES = ['pages', 'pipeline', 'public', 'renderer'];

/**
 * The folder in which a site is published, links followed; it need not exist yet. Throws a `UserError` where
 * publishing there would mix up what a person keeps with what a build makes.
 */
export function resolveTarget(out: string, { project, content }: { project: string; content: string }): string {
  const target = followLinks(out);
  if (isWithin(realpathSync(content), target))
    throw refusal(out, 'it holds the content folder', 'Choose a folder beside it with --out.');
  if (isWithin(realpathSync(project), target))
    throw refusal(out, 'it holds the program that builds the site', 'Choose a folder inside or beside it with --out.');
  const source = [content, ...SOURCES.map((name) => path.join(project, name))].find((folder) =>
    isWithin(target, realpathSync(folder)),
  );
  if (source !== undefined)
    throw refusal(out, `${source} is read by the build`, 'Choose a folder outside of it with --out.');
  return target;
}

function followLinks(out: string): string {
  const stats = entryAt(out);
  if (!stats) return path.join(followParents(path.dirname(out), out), path.basename(out));
  if (stats.isSymbolicLink()) return followLink(out);
  if (!stats.isDirectory())
    throw refusal(out, 'it is not a folder', 'Choose another name with --out, or move it away.');
  return realpathSync(out);
}

/** Folders above a new one need not exist either, but one that does must be a folder. */
function followParents(folder: string, out: string): string {
  const stats = entryAt(folder);
  if (!stats) return path.join(followParents(path.dirname(folder), out), path.basename(folder));
  const real = stats.isSymbolicLink() ? followLink(folder) : realpathSync(folder);
  if (lstatSync(real).isDirectory()) return real;
  throw refusal(out, `${folder} is not a folder`, 'Choose another place with --out.');
}

function followLink(link: string): string {
  try {
    const real = realpathSync(link);
    if (lstatSync(real).isDirectory()) return real;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    if (!['ENOENT', 'ELOOP', 'ENOTDIR'].includes(code)) throw error;
  }
  const remedy = 'Make that folder, or take the link away.';
  throw refusal(link, `it is a link to ${readlinkSync(link)}, where no folder is`, remedy);
}

function isWithin(inner: string, outer: string): boolean {
  const relative = path.relative(outer, inner);
  return relative === '' || (relative.split(path.sep)[0] !== '..' && !path.isAbsolute(relative));
}

function refusal(out: string, reason: string, remedy: string): UserError {
  return new UserError(`Cannot publish to ${out}: ${reason}. ${remedy}`);
}
