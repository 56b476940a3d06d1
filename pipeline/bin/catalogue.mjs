// The list of rules is a part of the program: it is written before the program is compiled, which could not be if the
// file of a listed rule were gone.
import fs from 'node:fs';
import path from 'node:path';

/** The folder with one file per rule, relative to the project root. */
export const RULES_FOLDER = 'pipeline/lint/rules';
/** The module that exports all rules, relative to the project root. */
export const CATALOGUE = 'pipeline/lint/catalogue.ts';

/** Returns the source of the list of all rules, by permanent name, from their file names. */
export function catalogueSource(files) {
  const names = files.map((file) => file.replace(/\.ts$/, '')).toSorted();
  return [
    '// Written by `npm run schemas`: the rules that have a file in `rules/`, each by its name.',
    ...names.map((name) => `export { ${toConstant(name)} as '${name}' } from './rules/${name}.ts';`),
    '',
  ].join('\n');
}

/** Writes the list of the rules that have a file, if it is not up to date. */
export function writeCatalogue(project) {
  const source = catalogueSource(fs.readdirSync(path.join(project, RULES_FOLDER)));
  const file = path.join(project, CATALOGUE);
  if (fs.readFileSync(file, 'utf8') !== source) fs.writeFileSync(file, source);
}

function toConstant(name) {
  return name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());
}
