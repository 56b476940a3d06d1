/**
 * Resolves when the process is asked to end. A signal may come twice, from the terminal and from a parent process; the
 * second must not interrupt closing.
 */
export function untilStopped(): Promise<unknown> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, resolve);
  });
}
