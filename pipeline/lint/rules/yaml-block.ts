import { ARTICLE, inFields, lines } from '../example.ts';
import { rule } from '../rule.ts';
import { blanks, write } from '../words/yaml.ts';

type Parameters = {
  readonly sign: string;
  readonly name?: string;
  readonly blanks: string;
  readonly write?: string;
};

export const yamlBlock = rule<Parameters>({
  area: 'yaml',
  severity: 'error',
  message: (v) =>
    v.sign === undefined
      ? `Cannot find the \`|\` behind \`${v.name}:\`, which says that the text begins in the next line`
      : `Unexpected text behind \`${v.sign}\`, which says that the text begins in the next line`,
  advice: (v) =>
    v.sign === undefined
      ? write(v)
      : `Move what stands behind \`${v.sign}\` to a line of its own below, with ${blanks(v.blanks)} before it.`,
  means:
    'The signs `|` and `>` behind a colon say that a longer text begins in the next line. What stands in their own line is no text. ' +
    'So nobody can say whether it belongs to it.',
  parameters: { blanks: '2', sign: '>' },
  example: inFields(
    ARTICLE,
    lines('summary: ‸> What is decided at a gate,', '  and by whom.'),
    lines('summary: >', '  What is decided at a gate,', '  and by whom.'),
  ),
});
