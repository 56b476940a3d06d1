import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type * as program from '../../pipeline/cli.ts';
import { compiledProgram } from '../../pipeline/bin/program.mjs';

// Removes variables that the test runner sets for itself, which a person's environment does not have.
const { NODE_ENV: _nodeEnv, VITEST: _vitest, FORCE_COLOR: _color, NO_COLOR: _noColor, ...OTHERS } = process.env;
/** Keeps builds of tests from changing the URL registries of content folders. */
const ENVIRONMENT = { ...OTHERS, CI: 'true' };

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
/** The cache of this project, for builds of a copy of it that need not make pictures again. */
export const CACHE = path.join(PROJECT, 'node_modules/.cache/site');

/** The result of a command. */
export interface Said {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** The result of a command and how its process ended. */
export interface Ending extends Said {
  readonly signal: NodeJS.Signals | null;
}

interface Circumstances {
  readonly env?: Readonly<Record<string, string>>;
  /** The project to run in; by default, this one. */
  readonly project?: string;
  /** A module to load before the program. */
  readonly preload?: string;
  /** A signal to send as soon as the output contains a text. */
  readonly interrupt?: { readonly at: string; readonly signal: NodeJS.Signals };
}

/** Runs a command of the pipeline in a new process, as a person would. */
export function run(
  args: readonly string[],
  { env = {}, project = PROJECT, preload, interrupt }: Circumstances = {},
): Promise<Ending> {
  const program = [...(preload === undefined ? [] : ['--import', preload]), 'pipeline/bin/run.mjs'];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...program, ...args], {
      cwd: project,
      env: { ...ENVIRONMENT, ...env },
    });
    let [stdout, stderr] = ['', ''];
    child.stdout.on('data', (data: Buffer) => {
      stdout += data.toString();
      if (interrupt && stdout.includes(interrupt.at)) child.kill(interrupt.signal);
    });
    child.stderr.on('data', (data: Buffer) => {
      stderr += data.toString();
    });
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code, signal, stdout, stderr }));
  });
}

/**
 * Runs a command of the compiled program in this process, which saves the start of another one: for tests of what a
 * command does to content and prints about it. Captures its output, and sets its environment like {@link run}.
 */
export async function runHere(args: readonly string[], { env = {} }: Pick<Circumstances, 'env'> = {}): Promise<Said> {
  const { log, error } = console;
  const before = process.env;
  const said = { stdout: '', stderr: '' };
  console.log = (text: string) => void (said.stdout += `${text}\n`);
  console.error = (text: string) => void (said.stderr += `${text}\n`);
  process.env = { ...ENVIRONMENT, ...env };
  try {
    const { runCommandLine } = await loadProgram();
    return { code: await runCommandLine(args), ...said };
  } finally {
    process.env = before;
    Object.assign(console, { log, error });
  }
}

let compiled: Promise<string> | undefined;

async function loadProgram(): Promise<typeof program> {
  compiled ??= compiledProgram();
  return import(pathToFileURL(path.join(await compiled, 'cli.mjs')).href);
}

/** Returns a hash of every file below a folder. */
export async function bytesOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const digests = await Promise.all(
    files.map(async (file) => [path.relative(folder, file), digest(await readFile(file))] as const),
  );
  return Object.fromEntries(digests.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function digest(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('base64');
}
