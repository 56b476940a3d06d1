// The lists of rules and of their finders are parts of the program: they are written before the program is compiled,
// which could not be if the file of a listed one were gone.
import fs from 'node:fs';
import path from 'node:path';

/** The words of rules, and the finders of those that look for something by themselves; paths relative to the project root. */
export const LISTS = [
  { folder: 'pipeline/findings/rules', list: 'pipeline/findings/catalogue.ts', what: 'rules' },
  { folder: 'pipeline/lint/rules', list: 'pipeline/lint/finders.ts', what: 'finders' },
];

/** Returns the source of a list of all files of a folder, by the permanent names of their rules. */
export function listSource(files, what) {
  const names = files.map((file) => file.replace(/\.ts$/, '')).toSorted();
  return [
    `// Written by \`npm run schemas\`: the ${what} that have a file in \`rules/\`, each by the name of its rule.`,
    ...names.map((name) => `export { ${toConstant(name)} as '${name}' } from './rules/${name}.ts';`),
    '',
  ].join('\n');
}

/** Writes both lists, if they are not up to date. */
export function writeCatalogue(project) {
  for (const { folder, list, what } of LISTS) {
    const source = listSource(fs.readdirSync(path.join(project, folder)), what);
    const file = path.join(project, list);
    if (fs.readFileSync(file, 'utf8') !== source) fs.writeFileSync(file, source);
  }
}

function toConstant(name) {
  return name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());
}
