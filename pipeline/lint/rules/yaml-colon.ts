import { ARTICLE, inFields } from '../example.ts';
import { rule } from '../rule.ts';
import { write } from '../words/yaml.ts';

type Parameters = {
  readonly reason: string;
  readonly line: string;
  readonly name: string;
  readonly write: string;
};

export const yamlColon = rule<Parameters>({
  area: 'yaml',
  severity: 'error',
  message: sayColon,
  advice: (v) => (v.reason === 'above' ? `Put a line \`${v.line}\` above this one.` : write(v)),
  means:
    'A field is its name, a colon, a space, and its value. Without the colon or the space behind it, the whole line is taken for a text. ' +
    'The message shows the line as it was probably meant: look at it before you copy it.',
  parameters: { line: 'title: What a gate is for', name: 'title', reason: 'blank', write: 'title: What a gate is for' },
  example: inFields(ARTICLE, '‸title:What a gate is for', 'title: What a gate is for'),
});

function sayColon(v: Parameters): string {
  switch (v.reason) {
    case 'above':
      return `Cannot find the name of what is indented here; \`${v.name}\` is missing above it`;
    case 'name':
      return `Cannot find the name of this field; \`${v.name}\` is missing`;
    case 'missing':
      return `Cannot find the colon behind \`${v.name}\``;
    case 'blank':
      return `Cannot find the blank behind the colon of \`${v.name}\``;
    case 'comma':
      return `Unexpected comma behind the value of \`${v.name}\``;
    default:
      return `Unexpected \`${v.reason}\` behind \`${v.name}\`, expected a colon`;
  }
}
