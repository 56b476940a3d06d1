/** Where each rule has a file of its own, and the list of them all; paths from the root of the project. */
export const RULES_FOLDER = 'pipeline/lint/rules';
export const CATALOGUE = 'pipeline/lint/catalogue.ts';

/** The text of the list of all rules, from the names of their files. */
export function catalogueSource(files: readonly string[]): string {
  const names = files.map((file) => file.replace(/\.ts$/, '')).toSorted();
  const rules = names.map((name) => ({ name, constant: toConstant(name) }));
  return [
    '// Written by `npm run schemas` from the files in `rules/`.',
    ...rules.map(({ name, constant }) => `import { ${constant} } from './rules/${name}.ts';`),
    '',
    '/** Everything the pipeline can find. A name, once published, never changes its meaning. */',
    'export const rules = {',
    ...rules.map(({ name, constant }) => `  ${name === constant ? name : `'${name}': ${constant}`},`),
    '} as const;',
    '',
  ].join('\n');
}

function toConstant(name: string): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
