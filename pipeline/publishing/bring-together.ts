import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { URL_REGISTRY_FILE } from '../content/addresses.ts';
import { optional } from '../shared/optional.ts';
import { withTemporaryFolder } from '../shared/temporary-folder.ts';
import { decodeUtf8 } from '../site/read/decode.ts';
import type { ChangedTwice } from './events.ts';
import { faultOfComplaint, PublishingFault } from './faults.ts';
import {
  commitTree,
  moveBranch,
  namesIn,
  withIndex,
  type Author,
  type Branch,
  type Remote,
  type Repository,
} from './repository.ts';
import { askLine, git, tryGit } from './run-program.ts';

/** The own version together with what others have published, or the files that both have changed. */
export type Together =
  | { readonly version: string; readonly notChosen: readonly ChangedTwice[] }
  | { readonly changedTwice: readonly ChangedTwice[] };

interface BringOptions {
  readonly author: Author;
  readonly limitMs: number;
  readonly chosen?: Chosen | undefined;
}

/** Which state of a file that both have changed is to stay, by path in the content folder. */
export type Chosen = Readonly<Record<string, 'here' | 'elsewhere'>>;

/**
 * Fetches what others have published since, and makes a version of both if no file was changed on both sides, or it was
 * chosen which state of it stays. Changes neither the folder nor the branch.
 */
export async function bringTogether(
  repository: Repository,
  remote: Remote,
  own: string,
  { author, limitMs, chosen = {} }: BringOptions,
): Promise<Together> {
  const { root, inside } = repository;
  const theirs = await fetchTheirs(repository, remote, limitMs);
  if (theirs === undefined || (await isAncestor(root, theirs, own))) return { version: own, notChosen: [] };
  const base = (await askLine(['merge-base', own, theirs], { folder: root })) ?? (await emptyTree(root));
  const [here, elsewhere, differing] = await Promise.all([
    changedBetween(root, base, own),
    changedBetween(root, base, theirs),
    changedBetween(root, own, theirs),
  ]);
  const registry = inside + URL_REGISTRY_FILE;
  const both = [...here].filter((file) => elsewhere.has(file) && differing.has(file) && file !== registry);
  const chosenOf = (file: string): Chosen[string] | undefined => chosen[nameIn(inside, file)];
  const open = both.filter((file) => chosenOf(file) === undefined);
  if (open.length > 0) return { changedTwice: await textsOf(repository, open, own, theirs) };
  const unsaved = await openFiles(root);
  const inTheWay = [...elsewhere].filter((file) => unsaved.has(file));
  if (inTheWay.length > 0) throw new PublishingFault('open-files', { about: inTheWay.join(', ') });
  const settled = new Map(both.map((file) => [file, chosenOf(file) === 'here' ? own : theirs]));
  const tree = await mergeTrees(root, [own, base, theirs], registry, settled);
  const version = await commitTree(repository, tree, [own, theirs], 'Bring both together', author);
  return { version, notChosen: await textsOf(repository, both, own, theirs) };
}

/** Fetches the last version there; undefined if there is none yet. */
async function fetchTheirs(
  { root }: Repository,
  { name, ref, place }: Remote,
  limitMs: number,
): Promise<string | undefined> {
  const around = { folder: root, env: await withoutQuestions(root), limitMs, what: `ask ${place}`, place };
  const { code, complaint } = await tryGit(['fetch', '--quiet', '--no-tags', name, ref], around);
  if (code === 0) return askLine(['rev-parse', 'FETCH_HEAD'], around);
  if (/couldn't find remote ref/i.test(complaint)) return undefined;
  throw faultOfComplaint(complaint, around.what, place);
}

/** Keeps ssh from asking in a terminal that nobody looks at; another program in its place is left alone. */
async function withoutQuestions(folder: string): Promise<Record<string, string>> {
  const { GIT_SSH_COMMAND: own = await askLine(['config', '--get', 'core.sshCommand'], { folder }) } = process.env;
  if (process.env['GIT_SSH'] !== undefined || (own !== undefined && !/^ssh\b/.test(own))) return {};
  return { GIT_SSH_COMMAND: `${own ?? 'ssh'} -o BatchMode=yes -o ConnectTimeout=30` };
}

export async function isAncestor(folder: string, earlier: string, later: string): Promise<boolean> {
  return (await tryGit(['merge-base', '--is-ancestor', earlier, later], { folder })).code === 0;
}

async function emptyTree(folder: string): Promise<string> {
  return (await git(['hash-object', '-t', 'tree', '-w', '--stdin'], { folder })).toString().trim();
}

async function changedBetween(folder: string, one: string, other: string): Promise<Set<string>> {
  const asked = ['diff', '--name-only', '--no-renames', '--no-ext-diff', '-z', one, other];
  return new Set(namesIn(await git(asked, { folder })));
}

/** Files of the project that no version has as they are. */
async function openFiles(folder: string): Promise<Set<string>> {
  const [edited, added] = await Promise.all([
    git(['diff', '--name-only', '--no-renames', '--no-ext-diff', '-z', 'HEAD'], { folder }),
    git(['ls-files', '--others', '--exclude-standard', '-z'], { folder }),
  ]);
  return new Set([...namesIn(edited), ...namesIn(added)]);
}

async function textsOf(
  { root, inside }: Repository,
  files: readonly string[],
  own: string,
  theirs: string,
): Promise<ChangedTwice[]> {
  return Promise.all(
    files.map(async (file) => {
      const [here, elsewhere] = await Promise.all([own, theirs].map((version) => textIn(root, version, file)));
      return { file: nameIn(inside, file), ...optional('here', here), ...optional('elsewhere', elsewhere) };
    }),
  );
}

/** Returns a path in the content folder; that in the project for a file outside of it. */
function nameIn(inside: string, file: string): string {
  return file.startsWith(inside) ? file.slice(inside.length) : file;
}

/** Returns the text of a file in a version; undefined if it is not there, or no text. */
export async function textIn(folder: string, version: string, file: string): Promise<string | undefined> {
  const { code, output } = await tryGit(['cat-file', 'blob', `${version}:${file}`], { folder });
  const decoded = code === 0 ? decodeUtf8(output) : undefined;
  return decoded && 'text' in decoded ? decoded.text : undefined;
}

/** Merges two versions. A file that both have changed is taken from the version that `settled` names. */
function mergeTrees(
  folder: string,
  [own, base, theirs]: readonly [own: string, base: string, theirs: string],
  registry: string,
  settled: ReadonlyMap<string, string>,
): Promise<string> {
  return withIndex(async (env) => {
    const around = { folder, env, what: 'bring both together' };
    await git(['read-tree', '-i', '-m', '--aggressive', base, own, theirs], around);
    for (const [file, version] of settled) {
      await git(['update-index', '--force-remove', '--', file], around);
      const listed = await git(['ls-tree', '-z', version, '--', file], around);
      if (listed.length > 0) await git(['update-index', '-z', '--index-info'], { ...around, input: listed });
    }
    const open = await git(['ls-files', '-u', '-z', '--', registry], around);
    if (open.length > 0) {
      const text = await mergeRegistries(folder, [own, base, theirs], registry);
      const blob = (await git(['hash-object', '-w', '--stdin'], { ...around, input: text })).toString().trim();
      await git(['update-index', '--add', '--cacheinfo', `100644,${blob},${registry}`], around);
    }
    return (await git(['write-tree'], around)).toString().trim();
  });
}

/** Merges the lines of the URL registry; both sides only add some. */
function mergeRegistries(folder: string, versions: readonly string[], registry: string): Promise<Buffer> {
  return withTemporaryFolder(async (work) => {
    const files = versions.map((_, index) => path.join(work, String(index)));
    for (const [index, version] of versions.entries())
      writeFileSync(files[index] ?? '', (await textIn(folder, version, registry)) ?? '');
    return git(['merge-file', '-p', '--union', '-q', ...files], { folder, what: 'bring both together' });
  });
}

/** Sends a version. Throws a fault, and changes nothing there, if it is not taken. */
export async function sendVersion(
  { root }: Repository,
  { name, ref, place }: Remote,
  version: string,
  limitMs: number,
) {
  const around = { folder: root, env: await withoutQuestions(root), limitMs, what: `send it to ${place}`, place };
  const { code, output, complaint } = await tryGit(['push', '--porcelain', name, `${version}:${ref}`], around);
  if (code !== 0) throw faultOfComplaint(`${complaint}\n${output.toString()}`, around.what, place);
}

/**
 * Lets folder and branch follow from the own version to one that has more. False, with both as they were, if somebody
 * has changed a file meanwhile that would be replaced.
 */
export async function follow(repository: Repository, { ref }: Branch, own: string, version: string): Promise<boolean> {
  const { root, gitFolder } = repository;
  if (own === version) return true;
  if (existsSync(path.join(gitFolder, 'index.lock'))) return false;
  const { code } = await tryGit(['read-tree', '-m', '-u', own, version], { folder: root });
  if (code === 0) await moveBranch(repository, { ref, head: own }, version);
  return code === 0;
}
