import { inText } from '../example.ts';
import { rule } from '../rule.ts';

type Parameters = {
  readonly what: string;
};

export const typedEscape = rule<Parameters>({
  area: 'slips',
  severity: 'warning',
  message: (v) => `Unexpected \`${v.what}\`: it is published as it is typed`,
  advice: (v) =>
    v.what === '\\'
      ? 'Take it out; type it twice to show it.'
      : 'Put a new line in its place; `\\\\n` shows it as it is.',
  means:
    'Programs write a new line as `\\n`, and let a backslash say that a line goes on. In a text they are what they look like, and readers would see them.',
  parameters: { what: '\\' },
  example: inText('A gate is a decision.‸\\', 'A gate is a decision.'),
});
