import { type TextParameters, error, inText } from '../rule.ts';

type Parameters = TextParameters<'meant' | 'found'>;

export const wrongEncoding = error<Parameters>('markup', {
  message: (v) =>
    v.meant === ''
      ? `Unexpected \`${v.found}\`: a letter was lost when a program read this text wrongly`
      : `Unexpected \`${v.found}\`, expected \`${v.meant}\`: a program has read this text wrongly`,
  advice: (v) =>
    v.meant === ''
      ? 'Type the letter that belongs there.'
      : 'Type the letters anew, or save the text that it came from as UTF-8 and paste it again.',
  means:
    'A program has read this text as if it were saved in another way than it was, and made two or three signs of one letter, or lost it. It is published like that. ' +
    'Where the letter can be known, the message says it; copy the text anew from where it was right.',
  parameters: { found: 'Ã©', meant: 'é' },
  example: inText('The caf‸Ã© is open.', 'The café is open.'),
});
