/**
 * Returns the file that starts a thread or process, whose first argument is its name: next to this file in the compiled
 * program; otherwise (in a test or tool) a starter that compiles the program.
 */
export function programFile(name: string): URL {
  return new URL(import.meta.url.endsWith('.mjs') ? `${name}.mjs` : '../bin/start.mjs', import.meta.url);
}

/**
 * Returns Node.js options for a thread or process, so that its stack traces name the sources if those of this one do.
 */
export function stackOptions(): string[] {
  return process.sourceMapsEnabled ? ['--enable-source-maps'] : [];
}
