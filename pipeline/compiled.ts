/** A compiled program that runs apart; undefined where the sources themselves run, under tsx or in a test. */
export function compiledProgram(name: string): URL | undefined {
  return import.meta.url.endsWith('.mjs') ? new URL(`${name}.mjs`, import.meta.url) : undefined;
}

/** What Node.js is told, so that stacks of a program that runs apart name the sources wherever those of this one do. */
export function stackOptions(): string[] {
  return process.sourceMapsEnabled ? ['--enable-source-maps'] : [];
}
