import { codeOf } from '../shared/errors.ts';
import { runProgram, TookTooLong, type Ended } from '../shared/run-program.ts';
import { PublishingFault, faultOfComplaint } from './faults.ts';

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

/** Runs a program. Throws a fault if it is not installed, or takes too long. */
export function run(
  program: 'git' | 'rsync',
  args: readonly string[],
  { limitMs = MINUTE_MS, what = 'do it', env, ...around }: Circumstances,
): Promise<Ended> {
  const ended = runProgram(program, args, { ...around, limitMs, env: { LC_ALL: 'C', ...env } });
  return ended.catch((error: unknown) => {
    if (error instanceof TookTooLong) throw new PublishingFault('too-long', { about: what, seconds: limitMs / 1000 });
    throw codeOf(error) === 'ENOENT' ? new PublishingFault(`no-${program}`) : error;
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
  return run('git', [...PLAIN, ...args], { ...around, env: { GIT_TERMINAL_PROMPT: '0', ...around.env } });
}

/** Runs git and returns its output as a trimmed line; undefined if it does not succeed. */
export async function askLine(args: readonly string[], around: Circumstances): Promise<string | undefined> {
  const { code, output } = await tryGit(args, around);
  return code === 0 ? output.toString().trim() : undefined;
}
