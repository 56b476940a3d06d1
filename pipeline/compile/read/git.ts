import { spawn, spawnSync } from 'node:child_process';

/** Git's answer: its output, or in one line why there is none. */
export type GitAnswer = { readonly output: Buffer } | { readonly refusal: string };

/** Overrides personal settings that would change git's output or make git prompt. */
const PLAIN = ['--no-optional-locks', '-c', 'log.showSignature=false', '-c', 'color.ui=false'];
const QUIET = { LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', GIT_NO_LAZY_FETCH: '1' };

/** Maximum number of bytes of an answer that is waited for. */
const MOST_NOW = 50_000_000;

/** Runs git in the repository around `folder`. Writes and fetches nothing; git reads `input`. */
export function askGit(folder: string, args: readonly string[], input = ''): Promise<GitAnswer> {
  return new Promise((resolve) => {
    const git = spawn('git', [...PLAIN, ...args], { cwd: folder, env: { ...process.env, ...QUIET } });
    const output: Buffer[] = [];
    let complaint = '';
    git.stdout.on('data', (bytes: Buffer) => output.push(bytes));
    git.stderr.on('data', (bytes: Buffer) => (complaint += bytes.toString()));
    git.on('error', (error) => resolve({ refusal: error.message }));
    git.on('close', (code) => {
      if (code === 0) resolve({ output: Buffer.concat(output) });
      else resolve({ refusal: complaint.split('\n')[0] || `git ended with ${code}` });
    });
    // Git may exit before it has read all input; its answer tells.
    git.stdin.on('error', () => undefined);
    git.stdin.end(input);
  });
}

/** Returns git's output at once, for what is rarely asked; undefined if git does not answer. */
export function askGitNow(folder: string, args: readonly string[]): string | undefined {
  const options = { cwd: folder, env: { ...process.env, ...QUIET }, maxBuffer: MOST_NOW };
  const { status, stdout } = spawnSync('git', [...PLAIN, ...args], options);
  return status === 0 ? stdout.toString() : undefined;
}

/** Returns git's output where nothing can be known without it. Throws a `GitRefusal` if git does not answer. */
export async function hearGit(folder: string, args: readonly string[], input?: string): Promise<Buffer> {
  const answer = await askGit(folder, args, input);
  if ('refusal' in answer) throw new GitRefusal(answer.refusal);
  return answer.output;
}

/** Why git did not answer, in its own words. */
export class GitRefusal extends Error {}
