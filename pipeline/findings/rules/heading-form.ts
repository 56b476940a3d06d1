import { type TextParameters, inText, lines, warning } from '../rule.ts';

export const headingForm = warning<TextParameters<'what' | 'expected', 'count'> & { readonly kind?: 'bold' }>(
  'markup',
  {
    message: (v) =>
      v.kind === 'bold'
        ? `Unexpected bold line \`${v.what}\`, expected a heading, as at ${v.count} places: the contents of the page and screen readers do not know it`
        : `Unexpected \`${v.what}\`, expected a heading: it is published as it is typed`,
    advice: (v) =>
      v.kind === 'bold'
        ? `Type \`${v.expected}\`, and each of the others in the same way.`
        : `Put a blank behind the signs: \`${v.expected}\`, with six signs at most; a backslash before them shows them as they are.`,
    means:
      'A heading is made by two to six `#`, a blank, and its words. Without the blank it is a paragraph that begins with these signs. ' +
      'A paragraph in bold letters looks like a heading, but is missing from the contents of the page, and who hears the page cannot leap to it.',
    parameters: { what: '##Before a gate', expected: '## Before a gate' },
    example: inText(lines('‸##Before a gate', '', 'Text.'), lines('## Before a gate', '', 'Text.')),
  },
);
