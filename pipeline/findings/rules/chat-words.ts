import { type TextParameters, inText, lines, warning } from '../rule.ts';

export const chatWords = warning<TextParameters<'words', 'expected'> & { readonly kind?: 'address' }>('text', {
  message: (v) =>
    v.kind === 'address'
      ? `Unexpected \`${v.words}\` in an address: it tells the other site which chat program has named it`
      : `Unexpected words of a chat program, \`${v.words}\`: they are meant for you, and every visitor would read them`,
  advice: (v) => (v.kind === 'address' ? `Type \`${v.expected}\`.` : 'Take them out.'),
  means:
    'A chat program talks to you before and behind the text that it hands over, and puts its own name into addresses. Such a sentence was copied along with the text; readers would see who has written it.',
  parameters: { words: 'Would you like me to expand it?' },
  example: inText(lines('A gate is a decision.', '', '‸Would you like me to expand it?'), 'A gate is a decision.'),
});
