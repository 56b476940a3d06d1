/** The folder with one file per rule, relative to the project root. */
export const RULES_FOLDER: string;
/** The module that exports all rules, relative to the project root. */
export const CATALOGUE: string;
/** Returns the source of the list of all rules, by permanent name, from their file names. */
export function catalogueSource(files: readonly string[]): string;
