import { inText, lines, warning } from '../rule.ts';

export const chatWords = warning('text', {
  message: (v) =>
    `Unexpected words of a chat program, \`${v.words}\`: they are meant for you, and every visitor would read them`,
  advice: () => 'Take them out.',
  means:
    'A chat program talks to you before and behind the text that it hands over. Such a sentence was copied along with the text; readers would see who has written it.',
  parameters: { words: 'Would you like me to expand it?' },
  example: inText(lines('A gate is a decision.', '', '‸Would you like me to expand it?'), 'A gate is a decision.'),
});
