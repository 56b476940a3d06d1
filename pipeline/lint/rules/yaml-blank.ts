import { ARTICLE, inFields } from '../example.ts';
import { rule } from '../rule.ts';
import { writeLine } from '../words/yaml.ts';

type Parameters = {
  readonly further?: string;
  readonly line: string;
  readonly write: string;
};

export const yamlBlank = rule<Parameters>({
  area: 'yaml',
  severity: 'error',
  message: () => 'Unexpected blank of another kind than that of the keyboard, such as a no-break space',
  advice: writeLine,
  means:
    'Word processors and web pages have blanks of several kinds, which look alike. Only that of the space bar counts; ' +
    'another one is a letter to it. Delete it, and press the space bar.',
  parameters: { line: 'type: memo', write: 'type: memo' },
  example: inFields(ARTICLE, 'type:‸\u00a0memo', 'type: memo'),
});
