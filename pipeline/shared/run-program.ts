import { spawn } from 'node:child_process';

/** How a program ended. */
export interface Ended {
  /** 0 for success. */
  readonly code: number | null;
  readonly output: Buffer;
  readonly complaint: string;
}

interface Circumstances {
  readonly folder: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly input?: string | Uint8Array;
  /** After this time the program is ended. */
  readonly limitMs?: number;
}

/** A program took longer than it may. */
export class TookTooLong extends Error {}

/**
 * Runs a program without a terminal: it cannot ask. Rejects with the system's error if it cannot be started, and with
 * {@link TookTooLong}.
 */
export function runProgram(
  program: string,
  args: readonly string[],
  { folder, env, input = '', limitMs }: Circumstances,
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: folder, env: { ...process.env, ...env } });
    const output: Buffer[] = [];
    let complaint = '';
    const stop = (): void => {
      child.kill();
      // A program that it has started may keep them open.
      for (const stream of [child.stdout, child.stderr]) stream.destroy();
      reject(new TookTooLong());
    };
    const timer = limitMs === undefined ? undefined : setTimeout(stop, limitMs);
    child.stdout.on('data', (bytes: Buffer) => output.push(bytes));
    child.stderr.on('data', (bytes: Buffer) => (complaint += bytes.toString()));
    child.on('error', (error) => {
      clearTimeout(timer);
      reject(error);
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
