import { type TextParameters, inText, warning } from '../rule.ts';

type Parameters = TextParameters<'sign' | 'count'>;

export const invisibleSign = warning<Parameters>('markup', {
  message: (v) => `Unexpected sign that cannot be seen: ${v.sign}${v.count === '1' ? '' : `, the first of ${v.count}`}`,
  advice: (v) =>
    `Type the words anew, from the letter before to the letter behind it${v.sign.startsWith('soft') ? '; `&shy;` allows a break in a long word' : ''}.`,
  means:
    'There is a sign between the letters that cannot be seen; it comes along with what is pasted from elsewhere. It is published all the same: the word is then not found by those who search for it, and may break in the wrong place. A sign that means a new line elsewhere, in Pages or Keynote, joins two words here.',
  parameters: { sign: 'zero-width space U+200B', count: '1' },
  example: inText('A deci‸\u200bsion.', 'A decision.'),
});
