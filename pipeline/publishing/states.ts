import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PublishTarget } from '../content/schema/site.ts';
import { replaceFile } from '../outputs/write-file.ts';
import { decodeUtf8 } from '../site/read/decode.ts';
import { isNoteFile } from '../site/read/list-content.ts';
import { textIn } from './bring-together.ts';
import type { EarlierPublication, EarlierState } from './events.ts';
import { PublishingFault } from './faults.ts';
import { namesIn, publishedRefOf } from './repository.ts';
import { tryGit } from './run-program.ts';

/** A content folder, and the project that it belongs to, as absolute paths. */
export interface StateFolders {
  readonly project: string;
  readonly content: string;
}

/** Separates the parts of what git prints about a version. */
const MARK = '\u0001';
const FORMAT = `--format=${MARK}%H${MARK}%ct${MARK}%s`;
/** Versions that are listed. */
const MAX_STATES = 200;
const MAX_PUBLICATIONS = 50;

/** What visitors do not see yet. */
export interface Unpublished {
  /** When the last publication was made, in milliseconds since 1970. */
  readonly since: number;
  /** Files whose bytes differ from it, by path in the content folder. */
  readonly files: readonly string[];
  /** Those of them that are gone. */
  readonly gone: readonly string[];
}

/**
 * Compares a content folder with the last publication, without reading what has not changed. Undefined if nothing was
 * published, no versions are kept, or git is not installed, which publishing says.
 */
export function unpublishedSince(content: string, target: PublishTarget): Promise<Unpublished | undefined> {
  return compareWithPublished(content, target).catch((error: unknown) => {
    if (error instanceof PublishingFault) return undefined;
    throw error;
  });
}

async function compareWithPublished(content: string, target: PublishTarget): Promise<Unpublished | undefined> {
  const ref = publishedRefOf(target);
  const around = { folder: content };
  const [last, differing, added] = await Promise.all([
    tryGit(['log', '-1', '--format=%ct', ref], around),
    tryGit(['diff', '--name-status', '--no-renames', '--no-ext-diff', '--relative', '-z', ref, '--', '.'], around),
    tryGit(['ls-files', '--others', '--exclude-standard', '-z'], around),
  ]);
  if (last.code !== 0 || differing.code !== 0 || added.code !== 0) return undefined;
  const words = namesIn(differing.output);
  const files = words.filter((_, index) => index % 2 === 1);
  const gone = files.filter((_, index) => words[2 * index] === 'D');
  return {
    since: Number(last.output.toString()) * 1000,
    files: [...new Set([...files, ...namesIn(added.output)])].toSorted(),
    gone: gone.filter((file) => !existsSync(path.join(content, file))),
  };
}

/** Returns the text of a file as it was last published; undefined if it was not. */
export function publishedText(content: string, target: PublishTarget, file: string): Promise<string | undefined> {
  return isInside(file) ? textIn(content, publishedRefOf(target), `./${file}`) : Promise.resolve(undefined);
}

/**
 * Lists what was published, the latest first; empty without versions. Leaves out notes for those who work on the folder,
 * and versions of nothing else.
 */
export async function publications(content: string, target: PublishTarget): Promise<EarlierPublication[]> {
  const asked = ['log', '--first-parent', '-m', FORMAT, '--name-only', '--no-renames', '--relative', '-z'];
  const ref = publishedRefOf(target);
  const { code, output } = await tryGit([...asked, ref, '--', '.'], { folder: content });
  return (code === 0 ? versionsIn(output) : [])
    .map((version) => ({ ...version, files: version.files.filter((file) => !isNoteFile(file)) }))
    .filter(({ files }) => files.length > 0)
    .slice(0, MAX_PUBLICATIONS);
}

/** Lists the states that a file had, the latest first, also under earlier names, and those that were not chosen. */
export async function statesOf({ project, content }: StateFolders, file: string): Promise<EarlierState[]> {
  // A version that removed the file has no text of it.
  const asked = ['log', '--follow', '--diff-filter=d', FORMAT, '--name-only', '--relative', '-z', `-${MAX_STATES}`];
  const { code, output } = await tryGit([...asked, '--', file], { folder: content });
  const saved = code === 0 ? versionsIn(output) : [];
  const states = saved.flatMap(({ id, at, words, files: [name] }) =>
    name === undefined ? [] : [{ id: `${id}:${name}`, at, words }],
  );
  return [...states, ...keptStates(project, file)].toSorted((a, b) => b.at - a.at);
}

/** Returns the text of a state. Throws a fault if it is not there. */
export async function textAt({ project, content }: StateFolders, file: string, id: string): Promise<string> {
  const [, kept] = /^kept:(\d+)$/.exec(id) ?? [];
  const [, version, name] = /^([\da-f]{40,64}):([^\0]+)$/.exec(id) ?? [];
  let text: string | undefined;
  if (kept !== undefined && isInside(file)) text = readText(path.join(keptFolder(project, file), `${kept}.txt`));
  if (version !== undefined && name !== undefined && isInside(name)) text = await textIn(content, version, `./${name}`);
  if (text === undefined) throw new PublishingFault('not-found', { about: file });
  return text;
}

/**
 * Keeps a text that was not chosen, beside the content folder: it is there without git, too, and never sent. Returns its
 * id. Throws for a path that leads out of the content folder.
 */
export function keepState({ project }: Pick<StateFolders, 'project'>, file: string, text: string): string {
  if (!isInside(file)) throw new PublishingFault('not-found', { about: file });
  const folder = keptFolder(project, file);
  mkdirSync(folder, { recursive: true });
  const latest = keptStates(project, file)[0];
  if (latest && readText(path.join(folder, `${latest.at}.txt`)) === text) return latest.id;
  const at = Math.max(Date.now(), (latest?.at ?? 0) + 1);
  replaceFile(path.join(folder, `${at}.txt`), text);
  return `kept:${at}`;
}

function keptFolder(project: string, file: string): string {
  return path.join(project, '.desk', 'not-chosen', file);
}

function keptStates(project: string, file: string): EarlierState[] {
  const folder = keptFolder(project, file);
  if (!isInside(file) || !existsSync(folder)) return [];
  const times = readdirSync(folder).flatMap((name) => /^(\d+)\.txt$/.exec(name)?.[1] ?? []);
  const states = times.map((time) => ({ id: `kept:${time}`, at: Number(time), words: 'Not chosen' }));
  return states.toSorted((a, b) => b.at - a.at);
}

function readText(file: string): string | undefined {
  const decoded = existsSync(file) ? decodeUtf8(readFileSync(file)) : undefined;
  return decoded && 'text' in decoded ? decoded.text : undefined;
}

/** Whether a path stays below the folder that it is relative to. */
function isInside(file: string): boolean {
  return !path.isAbsolute(file) && file.split(/[/\\]/).every((part) => part !== '' && part !== '..' && part !== '.');
}

/** Reads git's list of versions and their files. */
function versionsIn(output: Buffer): EarlierPublication[] {
  const versions: { id: string; at: number; words: string; files: string[] }[] = [];
  for (const word of output.toString().split('\0')) {
    const [before = '', id, seconds, words = ''] = word.split(MARK);
    if (id !== undefined) versions.push({ id, at: Number(seconds) * 1000, words, files: [] });
    else if (before.trim() !== '') versions.at(-1)?.files.push(before.replace(/^\n/, ''));
  }
  return versions;
}
