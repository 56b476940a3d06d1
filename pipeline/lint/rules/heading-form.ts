import { inText, lines } from '../example.ts';
import { rule } from '../rule.ts';

type Parameters = {
  readonly kind: string;
  readonly what: string;
  readonly expected?: string;
};

export const headingForm = rule<Parameters>({
  area: 'slips',
  severity: 'warning',
  message: (v) =>
    v.kind === 'empty'
      ? `Unexpected \`${v.what}\` with nothing behind: it makes a heading without words`
      : `Unexpected \`${v.what}\`, expected a heading: it is published as it is typed${v.kind === 'fixed' ? ', because of the special blank behind it, which some programs type' : ''}`,
  advice: (v) =>
    v.kind === 'empty'
      ? 'Put the words of the heading behind it, or take it out.'
      : `Put a blank behind the signs: \`${v.expected}\`; a backslash before them shows them as they are.`,
  means:
    'A heading is made by one or more `#`, a blank, and its words. Without the blank it is a paragraph that begins with these signs, and is missing from the contents of the page. ' +
    'Some programs type a special blank instead, which looks the same and does not count.',
  parameters: { kind: 'none', what: '##Before a gate', expected: '## Before a gate' },
  example: inText(lines('‸##Before a gate', '', 'Text.'), lines('## Before a gate', '', 'Text.')),
});
