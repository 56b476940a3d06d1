// npm hands SIGTERM on to the shell in which it runs a script, and most shells end without handing it on.

const LOOK_MS = 500;

/** Ends this process as SIGTERM does once the shell in which npm has started it is gone. */
export function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const shell = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(looking);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_MS).unref();
}
