import { ARTICLE, inFields, lines } from '../example.ts';
import { rule } from '../rule.ts';

type Parameters = {
  readonly name: string;
  readonly line: string;
  readonly perhaps?: string;
};

export const yamlJoined = rule<Parameters>({
  area: 'yaml',
  severity: 'error',
  message: (v) =>
    v.name === '-' ? 'Unexpected second entry in one line' : `Unexpected second field in one line: \`${v.name}\``,
  advice: (v) =>
    `Begin a new line with it: \`${v.line}\`${v.perhaps === undefined ? '.' : '; if it is a part of the text, put the whole text in double quotes.'}`,
  means:
    'Each field, and each entry of a list, begins a line of its own, with as many blanks before it as those beside it. Here one stands behind ' +
    'the value of another, as where the end of a line was deleted, and would be a part of that value.',
  parameters: { name: 'type', line: 'type: memo' },
  example: inFields(
    ARTICLE,
    'summary: "What is decided at a gate." ‸type: memo',
    lines('summary: "What is decided at a gate."', 'type: memo'),
  ),
});
