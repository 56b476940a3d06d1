import { inText, lines } from '../example.ts';
import { rule } from '../rule.ts';

type Parameters = {
  readonly kind?: string;
  readonly what: string;
  readonly expected?: string;
  readonly missing?: string;
};

export const listForm = rule<Parameters>({
  area: 'slips',
  severity: 'warning',
  message: (v) => {
    if (v.kind === 'below') return `Unexpected item \`${v.what}\` directly below a paragraph: it becomes a part of it`;
    if (v.kind === 'sum')
      return 'Unexpected `+` at the beginning of a line: it makes a list of the line, and is not shown';
    if (v.kind === 'year') return `Unexpected \`${v.what}\` at the beginning of a line: it makes a list of one item`;
    if (v.kind === 'outside')
      return `Unexpected item \`${v.what}\` too far to the left: it begins a list of its own, and the numbers begin again`;
    return `Unexpected sign \`${v.what}\`, expected \`${v.expected}\`: it is published as it is typed, not as a list`;
  },
  advice: (v) => {
    if (v.kind === 'below') return 'Put a blank line above the list.';
    if (v.kind === 'sum')
      return 'Put a backslash before it, `\\+`, or a word in its place; a list begins below a blank line.';
    if (v.kind === 'year') return `Put a backslash before the point, \`${v.expected}\`, or a word before the number.`;
    if (v.kind === 'outside')
      return `Put ${v.missing === '1' ? 'one more blank' : `${v.missing} more blanks`} before each of its lines: an item stands below the words of the item above that it belongs to.`;
    return `Begin each item on a line of its own with \`${v.expected}\`, a blank included; a backslash before the sign shows it as it is.`;
  },
  means:
    'An item of a list begins with `- `, or with a number, a point and a blank. Bullets of a word processor, dashes, or a hyphen without a blank are text: ' +
    'the items would run together in one paragraph, and those who hear the page would not hear a list.',
  parameters: { what: '•', expected: '- ' },
  example: inText(lines('‸• time', '• money'), lines('- time', '- money')),
});
