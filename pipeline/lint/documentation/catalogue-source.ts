/** The folder with one file per rule, and the file that lists all rules; paths relative to the project root. */
export const RULES_FOLDER = 'pipeline/lint/rules';
/** The generated module that exports all rules. */
export const CATALOGUE = 'pipeline/lint/catalogue.ts';

/** Returns the source of the list of all rules, by permanent name, from their file names. */
export function catalogueSource(files: readonly string[]): string {
  const names = files.map((file) => file.replace(/\.ts$/, '')).toSorted();
  return [
    '// Written by `npm run schemas`: the rules that have a file in `rules/`, each by its name.',
    ...names.map((name) => `export { ${toConstant(name)} as '${name}' } from './rules/${name}.ts';`),
    '',
  ].join('\n');
}

function toConstant(name: string): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
