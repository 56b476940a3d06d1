// npm sends SIGTERM to the shell in which it runs a script, and most shells exit without passing it on.

const LOOK_MS = 500;

/** Ends this process with SIGTERM once the shell that npm started it in is gone. */
export function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const shell = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(looking);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_MS).unref();
}
