import { inText, warning } from '../rule.ts';

export const foreignSyntax = warning('markup', {
  message: (v) => `Unexpected \`${v.what}\`, as ${v.program} has it: it is published as text`,
  advice: (v) => v.advice,
  means:
    'Other programs have signs of their own, for boxes, formulas, headings or pictures of faces. This one does not know them, so readers would see its signs. ' +
    'The message says what to write instead.',
  parameters: {
    program: 'a messenger',
    what: ':rocket:',
    advice: 'Type the picture itself, such as 🚀, or take the word out.',
  },
  example: inText('We start ‸:rocket: today.', 'We start 🚀 today.'),
});
