import { inText, lines } from '../example.ts';
import { rule } from '../rule.ts';

type Parameters = {
  readonly kind?: string;
  readonly what: string;
  readonly expected?: string;
};

export const listForm = rule<Parameters>({
  area: 'slips',
  severity: 'warning',
  message: (v) =>
    v.kind === 'sum'
      ? 'Unexpected `+` at the beginning of a line: it makes a list of the line, and is not shown'
      : `Unexpected sign \`${v.what}\`, expected \`${v.expected}\`: it is published as it is typed, not as a list`,
  advice: (v) =>
    v.kind === 'sum'
      ? 'Put a backslash before it, `\\+`, or a word in its place; a list begins below a blank line.'
      : `Begin each item on a line of its own with \`${v.expected}\`, a blank included; a backslash before the sign shows it as it is.`,
  means:
    'An item of a list begins with `- `, or with a number, a point and a blank. Bullets of a word processor, dashes, or a hyphen without a blank are text: ' +
    'the items would run together in one paragraph, and those who hear the page would not hear a list.',
  parameters: { what: '•', expected: '- ' },
  example: inText(lines('‸• time', '• money'), lines('- time', '- money')),
});
