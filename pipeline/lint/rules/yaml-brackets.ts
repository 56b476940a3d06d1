import { ARTICLE, inFields } from '../example.ts';
import { rule } from '../rule.ts';
import { write } from '../words/yaml.ts';

type Parameters = {
  readonly reason?: string;
  readonly missing: string;
  readonly write: string;
  readonly line: string;
};

export const yamlBrackets = rule<Parameters>({
  area: 'yaml',
  severity: 'error',
  message: sayBrackets,
  advice: write,
  means:
    'A list may stand in brackets, and the fields of a link in braces. What is opened has to be closed in the end, or all that ' +
    'follows would belong to it.',
  parameters: { line: 'tags: [capital, strategy]', missing: ']', write: 'tags: [capital, strategy]' },
  example: inFields(ARTICLE, 'tags: ‸[capital, strategy', 'tags: [capital, strategy]'),
});

function sayBrackets(v: Parameters): string {
  switch (v.reason) {
    case 'blank':
      return 'Cannot find the blank behind a colon between these braces';
    case 'comma':
      return 'Cannot find the comma between two fields in braces';
    case 'sign':
      return 'Unexpected sign between these braces, expected a colon and a blank behind each name';
    case 'fields':
      return 'Cannot find the braces around the fields that begin here';
    case 'commas':
      return 'Unexpected comma: nothing stands before it between these brackets';
    case 'around':
      return 'Unexpected braces around a text: braces hold fields, each with its name';
    case 'name':
      return 'Unexpected braces around the name of a fact, expected the name alone where its value stands';
    case 'hash':
      return 'Unexpected `#` before an entry of this list, expected its name alone';
    case 'address':
      return 'Unexpected Markdown, expected the address alone';
    case 'link':
      return 'Unexpected Markdown, expected the fields of a link';
    default:
      return `Cannot find the closing \`${v.missing}\` of what begins here`;
  }
}
