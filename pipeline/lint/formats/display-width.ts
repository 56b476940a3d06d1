const WIDE =
  /^(?:\p{Emoji_Presentation}|\p{Emoji}\uFE0F|[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\u3001-\u303E\uFF01-\uFF60\uFFE0-\uFFE6])/u;
const HALF_WIDE = /^[\uFF61-\uFFDC]/;
const WITHOUT_WIDTH = /^[\p{Mn}\p{Me}\u200C\u200D]+$/u;

/** How many columns of a terminal one sign takes, as a reader sees signs: 0, 1 or 2. */
export function displayWidth(sign: string): number {
  if (WITHOUT_WIDTH.test(sign)) return 0;
  return WIDE.test(sign) && !HALF_WIDE.test(sign) ? 2 : 1;
}
