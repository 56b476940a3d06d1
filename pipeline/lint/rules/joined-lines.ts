import { inFields, lines } from '../example.ts';
import { rule } from '../rule.ts';

type Parameters = {
  readonly name: string;
};

export const joinedLines = rule<Parameters>({
  area: 'yaml',
  severity: 'warning',
  message: (v) =>
    `Cannot find the \`|\` in \`${v.name}\` that keeps the lines of a text apart: this one is joined to the one before`,
  advice: () =>
    'Put `|` behind the colon or the hyphen, and begin the text in the line below it, with as many blanks as this line.',
  means:
    'A text that goes on in the next line is one paragraph, whatever its lines begin with: a list becomes a sentence with ' +
    'numbers or asterisks in it. With `|` behind the colon each line stays what it is.',
  parameters: { name: 'text' },
  example: inFields(
    'pages/for-universities.md',
    lines('sections:', '  - kind: prose', '    text: We bring', '      ‸1. the plan', '      2. the sum'),
    lines('sections:', '  - kind: prose', '    text: |', '      We bring', '      1. the plan', '      2. the sum'),
  ),
});
