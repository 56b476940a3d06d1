/**
 * What starts a program of its own, in a thread or a process, whose first argument is its name: beside this file where it is
 * compiled, else (in a test, or a tool) what compiles it.
 */
export function programFile(name: string): URL {
  return new URL(import.meta.url.endsWith('.mjs') ? `${name}.mjs` : '../bin/start.mjs', import.meta.url);
}

/** What Node.js is told, so that stacks of a program of its own name the sources wherever those of this one do. */
export function stackOptions(): string[] {
  return process.sourceMapsEnabled ? ['--enable-source-maps'] : [];
}
