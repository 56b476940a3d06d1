import { type TextParameters, inText, lines, warning } from '../rule.ts';

export const emptyPart = warning<TextParameters<'what', 'words'>>('text', {
  message: (v) =>
    `Unexpected ${v.what} with nothing in it: ${v.words ? 'its words are published as a text that cannot be opened' : 'it is not published'}`,
  advice: () => 'Write what belongs into it, or take its signs out.',
  means:
    'The signs of a list, a quote, a fold or code stand there, and no words behind them. Readers would see a bullet, a bar or a box with nothing in it, so it is left out; the words of a fold stay.',
  parameters: { what: 'item of a list' },
  example: inText(lines('- time', '‸-', '- money'), lines('- time', '- money')),
});
