/** The folder of the compiled program; undefined where there can be none. */
export function compiledProgram(): string | undefined;
