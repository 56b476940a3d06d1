import { spawn, spawnSync } from 'node:child_process';
import type { Socket } from 'node:net';
import { runProgram } from '../../shared/run-program.ts';

/** Git's answer: its output, or in one line why there is none. */
type GitAnswer = { readonly output: Buffer } | { readonly refusal: string };

/** Overrides personal settings that would change git's output or make git prompt. */
const PLAIN = ['--no-optional-locks', '-c', 'log.showSignature=false', '-c', 'color.ui=false'];
const QUIET = { LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', GIT_NO_LAZY_FETCH: '1' };

/** Maximum number of bytes of an answer that is waited for. */
const MAX_GIT_BYTES = 50_000_000;

/** Runs git in the repository around `folder`. Writes and fetches nothing. */
export async function askGit(folder: string, args: readonly string[]): Promise<GitAnswer> {
  try {
    const { code, output, complaint } = await runProgram('git', [...PLAIN, ...args], { folder, env: QUIET });
    return code === 0 ? { output } : { refusal: complaint.split('\n')[0] || `git ended with ${code}` };
  } catch (error) {
    return { refusal: (error as Error).message };
  }
}

/** Returns git's output at once, for what is rarely asked; undefined if git does not answer. */
export function askGitNow(folder: string, args: readonly string[]): string | undefined {
  const options = { cwd: folder, env: { ...process.env, ...QUIET }, maxBuffer: MAX_GIT_BYTES };
  const { status, stdout } = spawnSync('git', [...PLAIN, ...args], options);
  return status === 0 ? stdout.toString() : undefined;
}

/** Returns git's output where nothing can be known without it. Throws a `GitRefusal` if git does not answer. */
export async function hearGit(folder: string, args: readonly string[]): Promise<Buffer> {
  const answer = await askGit(folder, args);
  if ('refusal' in answer) throw new GitRefusal(answer.refusal);
  return answer.output;
}

/** Why git did not answer, in its own words. */
export class GitRefusal extends Error {}

/** What reads committed files of the folder that was asked for last. It ends with this process. */
let reader: ReturnType<typeof startReader> | undefined;

/**
 * Returns the text of a file at a commit, `HEAD` or a hash; undefined if git does not answer, or has no such file. The
 * path is relative to `folder`. The process of git waits for the next file, as starting one takes longer than reading.
 */
export function readCommitted(folder: string, commit: string, file: string): Promise<string | undefined> {
  // It would be two questions.
  if (file.includes('\n')) return Promise.resolve(undefined);
  if (reader?.folder !== folder) {
    reader?.end();
    reader = startReader(folder);
  }
  return reader.read(`${commit}:./${file}`);
}

/** Starts git to read one file after another. It keeps this process alive only while a file is asked for. */
function startReader(folder: string) {
  const options = { cwd: folder, env: { ...process.env, ...QUIET } };
  const git = spawn('git', [...PLAIN, 'cat-file', '--batch'], { ...options, stdio: ['pipe', 'pipe', 'ignore'] });
  const parts = [git, git.stdin as Socket, git.stdout as Socket];
  const waiting: ((text: string | undefined) => void)[] = [];
  let received = Buffer.alloc(0);
  git.stdout.on('data', (bytes: Buffer) => {
    received = Buffer.concat([received, bytes]);
    for (let read = firstAnswer(received); read; read = firstAnswer(received)) {
      received = received.subarray(read.end);
      waiting.shift()?.(read.text);
    }
    if (waiting.length === 0) for (const part of parts) part.unref();
  });
  const started = {
    folder,
    read: (name: string): Promise<string | undefined> =>
      new Promise((resolve) => {
        waiting.push(resolve);
        for (const part of parts) part.ref();
        git.stdin.write(`${name}\n`);
      }),
    end: () => git.stdin.end(),
  };
  const leave = (): void => {
    if (reader === started) reader = undefined;
    for (const answer of waiting.splice(0)) answer(undefined);
  };
  for (const part of parts) part.on('error', leave);
  git.on('close', leave);
  return started;
}

/** Returns the first whole answer in the output of `git cat-file --batch`, and where it ends; undefined if none is whole. */
function firstAnswer(output: Buffer): { readonly text: string | undefined; readonly end: number } | undefined {
  const start = output.indexOf('\n') + 1;
  if (start === 0) return undefined;
  const [, type, size] = / (\w+) (\d+)$/.exec(output.toString('utf8', 0, start - 1)) ?? [];
  if (type === undefined) return { text: undefined, end: start };
  const end = start + Number(size);
  if (output.length <= end) return undefined;
  return { text: type === 'blob' ? output.toString('utf8', start, end) : undefined, end: end + 1 };
}
