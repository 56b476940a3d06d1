const WIDE =
  /^(?:\p{Emoji_Presentation}|\p{Emoji}\uFE0F|[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303E\uFF01-\uFF60\uFFE0-\uFFE6])/u;
const HALF_WIDE = /^[\uFF61-\uFFDC]/;
const WITHOUT_WIDTH = /^[\p{Mn}\p{Me}\u200B\u200C\u200D]+$/u;
const SIGNS = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Number of terminal columns of one grapheme: 0, 1 or 2. */
export function displayWidth(sign: string): number {
  if (WITHOUT_WIDTH.test(sign)) return 0;
  return WIDE.test(sign) && !HALF_WIDE.test(sign) ? 2 : 1;
}

/** Number of terminal columns of a one-line text. */
export function widthOfText(text: string): number {
  if (/^[\x20-\x7e]*$/.test(text)) return text.length;
  return [...SIGNS.segment(text)].reduce((sum, { segment }) => sum + displayWidth(segment), 0);
}
