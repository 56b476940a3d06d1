/** Words a minute of a practiced reader; the figure for English prose is near 238 (Brysbaert 2019). */
const WORDS_A_MINUTE = 220;
/** Characters a minute where a script puts no spaces between words. */
const CHARACTERS_A_MINUTE = 400;

const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/gu;
const WORD = /[\p{Letter}\p{Number}][\p{Letter}\p{Number}\p{Mark}'’.,%-]*/gu;

/** Where such scripts stand; a text with nothing of it holds none of them. */
const MAY_BE_UNSPACED = /[\u0e00-\u1fff\u2e80-\uffff]/;

/** How long a text is: words where spaces part them, characters where none do. */
export interface TextLength {
  readonly words: number;
  readonly minutes: number;
}

/** Counts a plain text. `words` counts each unspaced character as one; `minutes` is at least 1. */
export function measureText(text: string): TextLength {
  const characters = MAY_BE_UNSPACED.test(text) ? (text.match(UNSPACED)?.length ?? 0) : 0;
  const spaced = characters > 0 ? text.replace(UNSPACED, ' ') : text;
  const words = spaced.match(WORD)?.length ?? 0;
  const minutes = Math.round(words / WORDS_A_MINUTE + characters / CHARACTERS_A_MINUTE);
  return { words: words + characters, minutes: Math.max(1, minutes) };
}
