/** Resolves with the folder of the program, compiled from the present sources. */
export function compiledProgram(): Promise<string>;
