/**
 * An error whose message is complete for the person at the terminal: what cannot be done, why, and what to do. It is
 * printed without a stack.
 */
export class UserError extends Error {
  override readonly name = 'UserError';
}

/** An invalid command line, with the reason and usage as lines. The command ends with exit code 2. */
export class UsageError extends UserError {
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}

/**
 * Returns the result of `act`; undefined if the system refuses it with one of these codes, such as `ENOENT`. Throws any
 * other error, with `path` added if it has none.
 */
export function unlessRefused<T>(reasons: readonly string[], act: () => T, path = ''): T | undefined {
  try {
    return act();
  } catch (error) {
    if (reasons.includes(codeOf(error))) return undefined;
    throw path === '' ? error : withPath(error, path);
  }
}

/** Runs `act`; false if the system refuses it with one of these codes. */
export function isDone(act: () => void, reasons: readonly string[], path = ''): boolean {
  const done = (): boolean => {
    act();
    return true;
  };
  return unlessRefused(reasons, done, path) ?? false;
}

/** Returns the code of a system error; empty for every other error. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** Adds the path to a system error that has none, such as that of a write to an open file. */
export function withPath(error: unknown, path: string): unknown {
  const lacksPath = error instanceof Error && 'syscall' in error && !('path' in error);
  return lacksPath ? Object.assign(error, { path }) : error;
}
