import { inText, lines } from '../example.ts';
import { rule } from '../rule.ts';
import { HEAD, GATES } from '../words/directives.ts';

type Parameters = {
  readonly what: string;
  readonly expected?: string;
};

export const directiveForm = rule<Parameters>({
  area: 'directives',
  severity: 'warning',
  message: (v) => `Unexpected form of a figure, \`${v.what}\`: it is published as it is typed`,
  advice: (v) =>
    v.expected === undefined
      ? 'Type two colons and the name, its words in square brackets, and options in braces, with no blanks between: `::bars[Words]{columns="2"}`.'
      : `Type it as \`${v.expected}\`.`,
  means:
    'A figure is asked for by two colons, its name, its words in square brackets and its options in braces, directly behind each other, alone on a line. ' +
    'With another sign, a blank or a bracket that nothing closes, the line is text: readers would see it, and no figure.',
  parameters: { what: ':: ladder', expected: '::ladder' },
  example: inText(lines('‸:: ladder', '', ...HEAD, ...GATES), lines('::ladder', '', ...HEAD, ...GATES)),
});
