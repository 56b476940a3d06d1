/** The folder of the program, compiled from the sources as they are now. */
export function compiledProgram(): Promise<string>;
