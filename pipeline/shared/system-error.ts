/**
 * What `act` returns; undefined where the system refuses it for one of these reasons, such as `ENOENT`. Any other refusal is thrown,
 * with `path` where it carries none.
 */
export function unlessRefused<T>(reasons: readonly string[], act: () => T, path = ''): T | undefined {
  try {
    return act();
  } catch (error) {
    if (reasons.includes(codeOf(error))) return undefined;
    throw path === '' ? error : withPath(error, path);
  }
}

/** Does something, unless the system refuses it for one of these reasons; whether it was done. */
export function isDone(act: () => void, reasons: readonly string[], path = ''): boolean {
  const done = (): boolean => {
    act();
    return true;
  };
  return unlessRefused(reasons, done, path) ?? false;
}

/** The code of a refusal of the system; empty for every other error. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** The same refusal of the system with the path that it is about; that of a write to an open file carries none. */
export function withPath(error: unknown, path: string): unknown {
  const lacksPath = error instanceof Error && 'syscall' in error && !('path' in error);
  return lacksPath ? Object.assign(error, { path }) : error;
}
