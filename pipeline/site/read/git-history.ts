import type { TypedCache } from '../../cache/typed-cache.ts';
import type { History, RemovedFile } from '../../content/model/history.ts';
import { askGit, GitRefusal, hearGit, readCommitted } from './git.ts';

/** Maximum number of removed files to remember, the latest first. */
const MAX_REMOVED = 100;
/** Separates the parts of what git prints about a commit. */
const MARK = '\u0001';

/** What commits say about the files of a folder. */
type Committed = Pick<History, 'changed' | 'added' | 'removed'>;
type Lines = readonly (string | undefined)[];

/** The last commit that changed the content folder, and whether the clone lacks older commits. */
export interface ContentCommit {
  readonly hash: string;
  readonly isShallow: boolean;
}

/** Returns the commit of a content folder, or why there is none, in git's words. */
export async function contentCommit(root: string): Promise<ContentCommit | { readonly refusal: string }> {
  const [last, shallow] = await Promise.all([
    askGit(root, ['log', '-1', '--format=%H', '--', '.']),
    askGit(root, ['rev-parse', '--is-shallow-repository']),
  ]);
  if ('refusal' in last) return last;
  if ('refusal' in shallow) return shallow;
  const hash = last.output.toString().trim();
  if (hash === '') return { refusal: 'nothing of the content folder is committed' };
  return { hash, isShallow: shallow.output.toString().trim() === 'true' };
}

/**
 * Returns what the repository around a content folder knows about its files, and about each line of the files in
 * `byLine`. A change that is uncommitted, or older than a shallow clone reaches, has no day. What commits say is cached
 * until there is a new commit. If git does not answer, the history is empty.
 */
export async function readHistory(root: string, byLine: readonly string[], typedCache: TypedCache): Promise<History> {
  const commit = await contentCommit(root);
  let refusal: string;
  try {
    if ('hash' in commit) return await historyOf(commit, root, byLine, typedCache);
    refusal = commit.refusal;
  } catch (error) {
    if (!(error instanceof GitRefusal)) throw error;
    refusal = error.message;
  }
  return { changed: new Map(), added: new Map(), lines: new Map(), removed: [], refusal };
}

async function historyOf(
  commit: ContentCommit,
  root: string,
  byLine: readonly string[],
  typedCache: TypedCache,
): Promise<History> {
  const kept = <T>(name: string, make: () => Promise<T>): Promise<T> =>
    typedCache.once(['history', root, commit, name], make);
  const [committed, edited] = await Promise.all([
    kept('files', () => readCommits(root, commit)),
    hearGit(root, ['diff', '--name-only', '--relative', '--no-ext-diff', '-z', 'HEAD', '--', '.']),
  ]);
  const open = new Set(edited.toString().split('\0'));
  const lines = new Map<string, Lines>();
  let refusal: string | undefined;
  for (const file of byLine.filter((one) => committed.changed.has(one))) {
    try {
      const read = (): Promise<Lines> => readLines(root, file, commit);
      lines.set(file, open.has(file) ? await read() : await kept(`lines of ${file}`, read));
    } catch (error) {
      if (!(error instanceof GitRefusal)) throw error;
      refusal = error.message;
    }
  }
  const changed = new Map([...committed.changed].filter(([file]) => !open.has(file)));
  return { ...committed, changed, lines, ...(refusal !== undefined && { refusal }) };
}

async function readCommits(root: string, { isShallow }: ContentCommit): Promise<Committed> {
  const format = `${MARK}%H${MARK}%as${MARK}%P`;
  const asked = ['log', `--format=${format}`, '--name-status', '--no-renames', '--relative', '-z', '--', '.'];
  const log = await hearGit(root, asked);
  const [changed, added] = [new Map<string, string>(), new Map<string, string>()];
  const gone = new Map<string, { commit: string; day: string }>();
  let [commit, day, isEdge] = ['', '', false];
  const words = log.toString().split('\0');
  for (let at = 0; at < words.length; at++) {
    const word = (words[at] ?? '').trimStart();
    if (word.startsWith(MARK)) {
      const [, hash = '', when = '', parents = ''] = word.split(MARK);
      // The first commit of a shallow clone seems to add every file that existed before.
      [commit, day, isEdge] = [hash, when, isShallow && parents === ''];
    } else if (word !== '') {
      const file = words[++at] ?? '';
      if (isEdge || gone.has(file)) continue;
      if (word.startsWith('D')) gone.set(file, { commit: changed.has(file) ? '' : commit, day });
      else if (!changed.has(file)) changed.set(file, day);
      if (word.startsWith('A')) added.set(file, day);
    }
  }
  const removed = [...gone]
    .map(([file, last]) => ({ file, ...last }))
    .filter((last) => last.commit !== '' && last.file.endsWith('.md'));
  return { changed, added, removed: await readRemoved(root, removed.slice(0, MAX_REMOVED)) };
}

/** Reads files as they were before the commits that removed them. */
async function readRemoved(
  root: string,
  removed: readonly { file: string; commit: string; day: string }[],
): Promise<RemovedFile[]> {
  const texts = await Promise.all(removed.map(({ file, commit }) => readCommitted(root, `${commit}^`, file)));
  return removed.flatMap(({ file, day }, index) => {
    const text = texts[index];
    return text === undefined ? [] : [{ path: file, day, text }];
  });
}

async function readLines(root: string, file: string, { isShallow }: ContentCommit): Promise<Lines> {
  const blame = await hearGit(root, ['blame', '--porcelain', '--', file]);
  const days = new Map<string, string | undefined>();
  const lines: (string | undefined)[] = [];
  let [commit, seconds] = ['', 0];
  for (const line of blame.toString().split('\n')) {
    const head = /^([0-9a-f]{40,64}) \d+ \d+/.exec(line);
    if (head) commit = head[1] ?? '';
    else if (line.startsWith('author-time ')) seconds = Number(line.slice('author-time '.length));
    else if (line.startsWith('author-tz ')) days.set(commit, dayIn(seconds, line.slice('author-tz '.length)));
    else if (line === 'boundary' && isShallow) days.set(commit, undefined);
    else if (line.startsWith('\t')) lines.push(/^0+$/.test(commit) ? undefined : days.get(commit));
  }
  return lines;
}

/** Returns the day of a moment, in seconds since 1970, in a time zone such as `+0130`. */
function dayIn(seconds: number, zone: string): string {
  const offset = Number(zone.slice(0, 3)) * 60 + Number(`${zone.charAt(0)}${zone.slice(3)}`);
  return new Date((seconds + offset * 60) * 1000).toISOString().slice(0, 10);
}
