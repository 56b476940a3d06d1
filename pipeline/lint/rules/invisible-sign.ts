import { inText } from '../example.ts';
import { rule } from '../rule.ts';

type Parameters = {
  readonly sign: string;
  readonly count: string;
};

export const invisibleSign = rule<Parameters>({
  area: 'slips',
  severity: 'warning',
  message: (v) => `Unexpected sign that nobody sees: ${v.sign}${v.count === '1' ? '' : `, the first of ${v.count}`}`,
  advice: (v) =>
    `Type the words anew, from the letter before to the letter behind it${v.sign.startsWith('soft') ? '; `&shy;` allows a break in a long word' : ''}.`,
  means:
    'There is a sign between the letters that nobody can see; it comes along with what is pasted from elsewhere. It is published all the same: the word is then not found by those who search for it, and may break in the wrong place.',
  parameters: { sign: 'zero-width space U+200B', count: '1' },
  example: inText('A deci‸\u200bsion.', 'A decision.'),
});
