import { readlinkSync, realpathSync, statSync, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { unlessRefused, UserError } from '../../shared/errors.ts';
import { entryAt, nameSome } from './listing.ts';
import { MANIFEST, readManifest } from './manifest.ts';

/** Folders of the project that a build reads: publishing into them is refused. */
const SOURCES = ['pages', 'pipeline', 'public', 'renderer'];

/**
 * Resolves the folder to publish in, with links followed; it need not exist. Throws a `UserError` if publishing there
 * would mix a person's files with those of a build.
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

/** Resolves links in the path of a folder; neither it nor its parents need exist. */
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

/** Files of every site: if they exist and no build has made them, another site is published there. */
const SIGNS = ['index.html', '404.html'];

/**
 * Throws a `UserError` before any work is done if another site is published in a folder. Without `intoExisting`, also
 * throws if it holds anything, hidden files included, and no earlier build: this prevents filling a home or working
 * folder with a site by mistake.
 */
export function refuseFolder(target: string, intoExisting = false): void {
  if (!entryAt(target)) return;
  const own = readManifest(target);
  const others = SIGNS.filter((file) => existsSync(path.join(target, file)) && !own.has(file));
  if (own.size === 0 && entryAt(path.join(target, MANIFEST))) others.push(MANIFEST);
  if (others.length > 0) throw conflict(target, others);
  const names = own.size > 0 || intoExisting ? [] : readdirSync(target).toSorted();
  if (names.length === 0) return;
  throw new UserError(
    `Cannot publish to ${target}: it holds ${nameSome(names)}, and no site was built there before. ` +
      'Choose another folder with --out, or add --into-existing to build beside what is there.',
  );
}

/** Creates the error for files that publishing would overwrite although no build has made them. */
export function conflict(target: string, names: readonly string[]): UserError {
  return new UserError(
    `Cannot publish to ${target}: ${nameSome(names)} would be covered, and no build of this site has made that. ` +
      'Choose another folder with --out, or move it away.',
  );
}
