import { spawn } from 'node:child_process';

/** What git has answered: its output, or why there is none, in a line. */
export type GitAnswer = { readonly output: Buffer } | { readonly refusal: string };

/** Overrides settings of the person at the machine that would change the output of git, or make it ask for something. */
const PLAIN = ['--no-optional-locks', '-c', 'log.showSignature=false', '-c', 'color.ui=false'];
const QUIET = { LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', GIT_NO_LAZY_FETCH: '1' };

/** Asks git about the repository around `folder`. Nothing is written there, nothing fetched; `input` is read by git. */
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
    // Git may end before it has read all: its answer says so.
    git.stdin.on('error', () => undefined);
    git.stdin.end(input);
  });
}

/** The same where nothing can be known without an answer. Throws a `GitRefusal`. */
export async function hearGit(folder: string, args: readonly string[], input?: string): Promise<Buffer> {
  const answer = await askGit(folder, args, input);
  if ('refusal' in answer) throw new GitRefusal(answer.refusal);
  return answer.output;
}

/** Why git has not answered, in its words. */
export class GitRefusal extends Error {}
