/** Where each rule has a file of its own, and the list of them all; paths from the root of the project. */
export const RULES_FOLDER = 'pipeline/lint/rules';
export const CATALOGUE = 'pipeline/lint/catalogue.ts';

/** The text of the list of all rules, each under its permanent name, from the names of their files. */
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
