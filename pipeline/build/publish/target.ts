import { readlinkSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { unlessRefused } from '../../shared/system-error.ts';
import { UserError } from '../../shared/user-error.ts';
import { entryAt } from './listing.ts';

/** Folders of the project that a build reads, so that none may be published into them. */
const SOURCES = ['pages', 'pipeline', 'public', 'renderer'];

/**
 * The folder in which a site is published, links followed; it need not exist yet. Throws a `UserError` where
 * publishing there would mix up what a person keeps with what a build makes.
 */
export function resolveTarget(out: string, { project, content }: { project: string; content: string }): string {
  const target = followLinks(out, out);
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

/** The folder with links followed; it need not be there, and neither need folders above it. */
function followLinks(folder: string, out: string): string {
  const stats = entryAt(folder);
  const name = folder === out ? 'it' : folder;
  if (!stats) return path.join(followLinks(path.dirname(folder), out), path.basename(folder));
  const isFolder = unlessRefused(['ENOENT', 'ELOOP', 'ENOTDIR'], () => statSync(folder).isDirectory());
  if (isFolder) return realpathSync(folder);
  if (stats.isSymbolicLink())
    throw refusal(
      out,
      `${name} is a link to ${readlinkSync(folder)}, where no folder is`,
      'Make that folder, or take the link away.',
    );
  throw refusal(out, `${name} is not a folder`, 'Choose another place with --out, or move it away.');
}

function isWithin(inner: string, outer: string): boolean {
  const relative = path.relative(outer, inner);
  return relative === '' || (relative.split(path.sep)[0] !== '..' && !path.isAbsolute(relative));
}

function refusal(out: string, reason: string, remedy: string): UserError {
  return new UserError(`Cannot publish to ${out}: ${reason}. ${remedy}`);
}
