import { inText, lines } from '../example.ts';
import { rule } from '../rule.ts';

type Parameters = {
  readonly what: string;
  readonly expected: string;
};

export const headingForm = rule<Parameters>({
  area: 'slips',
  severity: 'warning',
  message: (v) => `Unexpected \`${v.what}\`, expected a heading: it is published as it is typed`,
  advice: (v) => `Put a blank behind the signs: \`${v.expected}\`; a backslash before them shows them as they are.`,
  means:
    'A heading is made by one or more `#`, a blank, and its words. Without the blank it is a paragraph that begins with these signs, and is missing from the contents of the page.',
  parameters: { what: '##Before a gate', expected: '## Before a gate' },
  example: inText(lines('‸##Before a gate', '', 'Text.'), lines('## Before a gate', '', 'Text.')),
});
