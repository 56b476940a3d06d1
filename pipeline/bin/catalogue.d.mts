/** The words of rules, and the finders of those that look for something by themselves; paths relative to the project root. */
export const LISTS: readonly { readonly folder: string; readonly list: string; readonly what: string }[];
/** Returns the source of a list of all files of a folder, by the permanent names of their rules. */
export function listSource(files: readonly string[], what: string): string;
