/**
 * A hash of a part of the program: its files in `project`, single ones and those in folders, the packages, and Node.js
 * itself. Whatever that part makes of equal values is equal as long as this is.
 */
export function hashSources(project: string, parts: readonly string[]): string;

/** Matches the name of a file that Vike puts beside its settings while it reads them. */
export const TEMPORARY: RegExp;

/**
 * Removes the entries of the folder `cache` whose names begin with `prefix`, if they were not modified for `unusedMs`.
 * Another process may be using those that were.
 */
export function removeUnused(cache: string, prefix: string, unusedMs: number): void;
