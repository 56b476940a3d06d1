import { ARTICLE, error, inFields, lines } from '../rule.ts';

export const yamlTab = error('yaml', {
  message: () => 'Unexpected tab, expected spaces',
  advice: (v) => `Write the line as \`${v.line}\`.`,
  means:
    'The spaces at the beginning of a line say which field it belongs to. A tab looks the same, but is as wide as each ' +
    'editor pleases, so it is not allowed there. Most editors can be told to write two spaces when you press the tab key.',
  parameters: { line: '  - capital' },
  example: inFields(ARTICLE, lines('tags:', '‸\t- capital'), lines('tags:', '  - capital')),
});
