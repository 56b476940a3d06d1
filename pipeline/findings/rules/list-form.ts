import { type TextParameters, inText, lines, warning } from '../rule.ts';

type Parameters = TextParameters<'what', 'expected'> & { readonly kind?: keyof typeof FORMS };

/** What is wrong with a list, where its signs are not simply others. */
const FORMS = {
  sum: {
    message: 'at the beginning of a line it makes a list of the line, and is not shown',
    advice: () => 'Put a backslash before it, `\\+`, or a word in its place; a list begins below a blank line.',
  },
  deep: {
    message: 'so far to the right it is text of the item above, not an item below it',
    advice: () =>
      'Let it begin exactly below the words of the item above; a backslash before the sign shows it as it is.',
  },
  letter: {
    message: 'it is published as it is typed, not as a list',
    advice: () => 'Type `1. `, `2. ` in the place of the letters, and in the text what refers to them.',
  },
  year: {
    message: 'a number with a point at the beginning of a line makes a list that begins with it',
    advice: (expected: string) => `Put a backslash before its point, \`${expected}\`.`,
  },
  shallow: {
    message: 'it stands too far to the left to be an item inside of the one above',
    advice: (expected: string) => `Put ${expected} blanks before it and the items beside it, to stand inside; or none.`,
  },
  merged: {
    message: 'empty lines do not end a list, so that the two become one',
    advice: (expected: string) => `Put words between them, or begin each item of the second with \`${expected}\`.`,
  },
};

export const listForm = warning<Parameters>('markup', {
  message: (v) => {
    if (v.kind === 'deep') return `Unexpected blanks before \`${v.what}\`: ${FORMS.deep.message}`;
    return v.kind === undefined
      ? `Unexpected sign \`${v.what}\`, expected \`${v.expected}\`: it is published as it is typed, not as a list`
      : `Unexpected \`${v.what}\`: ${FORMS[v.kind].message}`;
  },
  advice: (v) =>
    v.kind === undefined
      ? `Begin each item on a line of its own with \`${v.expected}\`, a blank included; a backslash before the sign shows it as it is.`
      : FORMS[v.kind].advice(v.expected ?? ''),
  means:
    'An item of a list begins with `- `, or with a number, a point and a blank. Bullets of a word processor, dashes, or a hyphen without a blank are text: ' +
    'the items would run together in one paragraph, and those who hear the page would not hear a list.',
  parameters: { what: '•', expected: '- ' },
  example: inText(lines('‸• time', '• money'), lines('- time', '- money')),
});
