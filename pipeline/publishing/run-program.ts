import { spawn } from 'node:child_process';
import { codeOf } from '../shared/errors.ts';
import { PublishingFault, faultOfComplaint } from './faults.ts';

/** How a program ended. */
export interface Ended {
  /** 0 for success. */
  readonly code: number | null;
  readonly output: Buffer;
  readonly complaint: string;
}

export interface Circumstances {
  readonly folder: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly input?: string | Uint8Array;
  /** After this time the program is ended, and a fault thrown. */
  readonly limitMs?: number;
  /** What the program should do, as in `send the version`, and with whom: for the words of faults. */
  readonly what?: string;
  readonly place?: string;
}

const MINUTE_MS = 60_000;

/** Runs a program without a terminal: it cannot ask. Throws a fault if it is not installed, or takes too long. */
export function runProgram(program: 'git' | 'rsync', args: readonly string[], around: Circumstances): Promise<Ended> {
  const { folder, env, input = '', limitMs = MINUTE_MS, what = 'do it' } = around;
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: folder, env: { ...process.env, LC_ALL: 'C', ...env } });
    const output: Buffer[] = [];
    let complaint = '';
    const timer = setTimeout(() => {
      child.kill();
      // A program that it has started may keep them open.
      for (const stream of [child.stdout, child.stderr]) stream.destroy();
      reject(new PublishingFault('too-long', { about: what, seconds: limitMs / 1000 }));
    }, limitMs);
    child.stdout.on('data', (bytes: Buffer) => output.push(bytes));
    child.stderr.on('data', (bytes: Buffer) => (complaint += bytes.toString()));
    child.on('error', (error) => {
      clearTimeout(timer);
      reject(codeOf(error) === 'ENOENT' ? new PublishingFault(`no-${program}`) : error);
    });
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({ code, output: Buffer.concat(output), complaint });
    });
    // It may end before it has read all input; its answer tells.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}

/** Overrides personal settings that would change what git prints, or make it ask. */
const PLAIN = ['-c', 'log.showSignature=false', '-c', 'color.ui=false', '-c', 'core.quotePath=false'];

/** Runs git. Throws a fault in the words of the person who publishes if it does not succeed. */
export async function git(args: readonly string[], around: Circumstances): Promise<Buffer> {
  const { code, output, complaint } = await tryGit(args, around);
  if (code === 0) return output;
  throw faultOfComplaint(complaint, around.what ?? 'keep versions', around.place ?? 'this folder');
}

/** Runs git, whose answer may be that there is nothing. */
export function tryGit(args: readonly string[], around: Circumstances): Promise<Ended> {
  return runProgram('git', [...PLAIN, ...args], { ...around, env: { GIT_TERMINAL_PROMPT: '0', ...around.env } });
}

/** Runs git and returns its output as a trimmed line; undefined if it does not succeed. */
export async function askLine(args: readonly string[], around: Circumstances): Promise<string | undefined> {
  const { code, output } = await tryGit(args, around);
  return code === 0 ? output.toString().trim() : undefined;
}
