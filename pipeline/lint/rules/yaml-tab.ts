import { ARTICLE, inFields, lines } from '../example.ts';
import { rule } from '../rule.ts';
import { writeLine } from '../words/yaml.ts';

type Parameters = {
  readonly line: string;
  readonly further?: string;
};

export const yamlTab = rule<Parameters>({
  area: 'yaml',
  severity: 'error',
  message: () => 'Unexpected tab, expected spaces',
  advice: (v) => (v.line === undefined ? 'Put two spaces in its place.' : writeLine(v)),
  means:
    'The spaces at the beginning of a line say which field it belongs to. A tab looks the same, but is as wide as each ' +
    'editor pleases, so it is not allowed there. Most editors can be told to write two spaces when you press the tab key.',
  parameters: { line: '  - capital' },
  example: inFields(ARTICLE, lines('tags:', '‸\t- capital'), lines('tags:', '  - capital')),
});
