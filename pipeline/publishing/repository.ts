import { existsSync } from 'node:fs';
import path from 'node:path';
import type { PublishTarget } from '../content/schema/site.ts';
import { withTemporaryFolder } from '../shared/temporary-folder.ts';
import { PublishingFault } from './faults.ts';
import { askLine, git, tryGit } from './run-program.ts';

/** The versions around a content folder. */
export interface Repository {
  /** The folder of the project that has versions, an absolute path. */
  readonly root: string;
  /** The content folder below it, with `/` at its end; empty if it is the same. */
  readonly inside: string;
  /** Git's own folder. */
  readonly gitFolder: string;
}

/** The line of versions that is open for new ones. */
export interface Branch {
  /** Such as `refs/heads/main`. */
  readonly ref: string;
  /** Its last version; undefined while there is none. */
  readonly head: string | undefined;
}

/** Where versions are sent. */
export interface Remote {
  readonly name: string;
  /** The line of versions there. */
  readonly ref: string;
  /** Its computer, or its folder, for sentences. */
  readonly place: string;
}

/** The last publication into a folder, or on another computer, which remembers none. */
const LATEST_PUBLICATION = 'refs/published/latest';

/** Returns the name under which git knows the last publication. */
export function publishedRefOf({ to }: PublishTarget): string {
  return to === 'git' ? '@{upstream}' : LATEST_PUBLICATION;
}

/** Finds the versions around a content folder. Throws a fault if there are none. */
export async function openRepository(content: string): Promise<Repository> {
  const asked = ['rev-parse', '--show-toplevel', '--absolute-git-dir', '--show-prefix'];
  const { code, output, complaint } = await tryGit(asked, { folder: content });
  if (code !== 0) throw new PublishingFault(/dubious ownership/.test(complaint) ? 'not-owner' : 'no-repository');
  const [root = '', gitFolder = '', inside = ''] = output.toString().split('\n');
  return { root, gitFolder, inside };
}

/** What somebody has begun by hand, by its file in git's folder, and how it is ended. */
const UNFINISHED = {
  MERGE_HEAD: 'merge --continue` or `git merge --abort',
  'rebase-merge': 'rebase --continue` or `git rebase --abort',
  'rebase-apply': 'rebase --continue` or `git rebase --abort',
  CHERRY_PICK_HEAD: 'cherry-pick --continue` or `git cherry-pick --abort',
  REVERT_HEAD: 'revert --continue` or `git revert --abort',
};

/** Returns the line of versions for a new one. Throws a fault if none can be added now. */
export async function openBranch({ root, gitFolder }: Repository): Promise<Branch> {
  for (const [file, ending] of Object.entries(UNFINISHED))
    if (existsSync(path.join(gitFolder, file))) throw new PublishingFault('unfinished', { about: ending });
  const lock = path.join(gitFolder, 'index.lock');
  if (existsSync(lock)) throw new PublishingFault('busy', { about: lock });
  const [ref, head] = await Promise.all([
    askLine(['symbolic-ref', '-q', 'HEAD'], { folder: root }),
    askLine(['rev-parse', '-q', '--verify', 'HEAD'], { folder: root }),
  ]);
  if (ref === undefined) throw new PublishingFault('detached', { about: await usualBranch(root) });
  return { ref, head };
}

async function usualBranch(root: string): Promise<string> {
  const names = (await askLine(['branch', '--format=%(refname:short)'], { folder: root })) ?? '';
  const first = names.split('\n').find((name) => name !== '' && !name.startsWith('('));
  return first ?? 'main';
}

/** Returns where the versions of a branch are sent. Throws a fault if nothing says so. */
export async function remoteOf({ root }: Repository, { ref }: Branch): Promise<Remote> {
  const branch = ref.replace('refs/heads/', '');
  const read = (key: string): Promise<string | undefined> =>
    askLine(['config', '--get', `branch.${branch}.${key}`], { folder: root });
  const [name, target] = await Promise.all([read('remote'), read('merge')]);
  if (name === undefined || name === '.' || target === undefined)
    throw new PublishingFault('no-place', { about: branch });
  const url = (await askLine(['remote', 'get-url', '--push', name], { folder: root })) ?? name;
  return { name, ref: target, place: hostOf(url) };
}

/** Returns the computer of an address such as `git@host:path` or `https://me@host/path`; a folder as it is. */
export function hostOf(address: string): string {
  const [, named] = /^(?:[\w+]+:\/\/)(?:[^@/]*@)?([^/:]+)/.exec(address) ?? [];
  const [, short] = /^(?:[^@/]+@)?([\w.-]{2,}):/.exec(address) ?? [];
  return named ?? short ?? address;
}

/** Runs `use` with a temporary index, so that what somebody has staged stays as it is. */
export function withIndex<T>(use: (env: Readonly<Record<string, string>>) => Promise<T>): Promise<T> {
  return withTemporaryFolder((folder) =>
    use({ GIT_INDEX_FILE: path.join(folder, 'index'), GIT_LITERAL_PATHSPECS: '1' }),
  );
}

/** Saves the content folder, and nothing else, as a new version. Returns it; the last one if nothing differs. */
export async function saveVersion(
  repository: Repository,
  { ref, head }: Branch,
  words: string,
  author: Author,
): Promise<string> {
  const { root, inside } = repository;
  const around = { folder: root, what: 'save a version' };
  const tree = await withIndex(async (env) => {
    await git(head === undefined ? ['read-tree', '--empty'] : ['read-tree', head], { ...around, env });
    await git(['add', '-A', '--', inside === '' ? '.' : inside], { ...around, env });
    return (await git(['write-tree'], { ...around, env })).toString().trim();
  });
  if (head !== undefined && tree === (await askLine(['rev-parse', `${head}^{tree}`], around))) return head;
  const commit = await commitTree(repository, tree, head === undefined ? [] : [head], words, author);
  await moveBranch(repository, { ref, head }, commit);
  await git(['reset', '-q', '--', inside === '' ? '.' : inside], around);
  return commit;
}

/** In whose name versions are saved if git does not know the person. */
export interface Author {
  readonly name: string;
  readonly email: string;
}

/** Makes a version of a tree of files; it belongs to no line of versions yet. */
export async function commitTree(
  { root }: Repository,
  tree: string,
  parents: readonly string[],
  words: string,
  author: Author,
): Promise<string> {
  const above = parents.flatMap((parent) => ['-p', parent]);
  const around = { folder: root, input: `${words}\n`, env: await identity(root, author), what: 'save a version' };
  return (await git(['commit-tree', tree, ...above, '-F', '-'], around)).toString().trim();
}

async function identity(folder: string, { name, email }: Author): Promise<Record<string, string>> {
  const known = await askLine(['config', '--get', 'user.email'], { folder });
  if (known !== undefined || process.env['GIT_AUTHOR_EMAIL'] !== undefined) return {};
  return Object.fromEntries(
    ['AUTHOR', 'COMMITTER'].flatMap((role) => [
      [`GIT_${role}_NAME`, name],
      [`GIT_${role}_EMAIL`, email],
    ]),
  );
}

/** Lets a line of versions end in another one. Throws a fault if another program has done so meanwhile. */
export async function moveBranch({ root }: Repository, { ref, head = '' }: Branch, to: string): Promise<void> {
  const { code, complaint } = await tryGit(['update-ref', '-m', 'publish', ref, to, head || '0'.repeat(to.length)], {
    folder: root,
  });
  if (code === 0) return;
  if (/but expected|reference already exists/.test(complaint)) throw new PublishingFault('moved');
  throw new PublishingFault('unknown', { about: 'save a version', quote: complaint.trim() });
}

/** Writes the content folder of a version into a folder. False if that version has none. */
export async function exportContent({ root, inside }: Repository, version: string, to: string): Promise<boolean> {
  const tree = `${version}:${inside.replace(/\/$/, '')}`;
  if ((await askLine(['rev-parse', '-q', '--verify', tree], { folder: root })) === undefined) return false;
  const around = { folder: root, what: 'read an earlier version' };
  await withIndex(async (env) => {
    await git(['read-tree', tree], { ...around, env });
    await git(['checkout-index', '-a', '-f', `--prefix=${to.split(path.sep).join('/')}/`], { ...around, env });
  });
  return true;
}

/** Splits git's output of names that end in a zero byte. */
export function namesIn(output: Buffer): string[] {
  return output.toString().split('\0').filter(Boolean);
}

/** Remembers a version as published, for places that remember none: a line of versions that only publications make. */
export async function rememberPublication(
  repository: Repository,
  version: string,
  words: string,
  author: Author,
): Promise<void> {
  const around = { folder: repository.root, what: 'remember the publication' };
  const tree = (await git(['rev-parse', `${version}^{tree}`], around)).toString().trim();
  const earlier = await askLine(['rev-parse', '-q', '--verify', LATEST_PUBLICATION], around);
  const made = await commitTree(repository, tree, earlier === undefined ? [] : [earlier], words, author);
  await git(['update-ref', LATEST_PUBLICATION, made], around);
}
