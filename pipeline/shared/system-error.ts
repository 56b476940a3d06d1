/** The same refusal of the system with the path that it is about; that of a write to an open file carries none. */
export function withPath(error: unknown, path: string): unknown {
  const lacksPath = error instanceof Error && 'syscall' in error && !('path' in error);
  return lacksPath ? Object.assign(error, { path }) : error;
}
