import { UNSPACED_SCRIPTS } from '../../typography/characters.ts';

/** Words a minute of silent reading in English, of texts that inform (Brysbaert 2019, 190 studies). */
const WORDS_A_MINUTE = 238;
/** Characters a minute where a script puts no spaces between words. */
const CHARACTERS_A_MINUTE = 400;

/** Each letter of a script that puts no spaces between words. */
export const UNSPACED = new RegExp(`[${UNSPACED_SCRIPTS}]`, 'gu');
const WORD = /[\p{Letter}\p{Number}][\p{Letter}\p{Number}\p{Mark}\u200c'’.,%-]*/gu;
/** An address as plain text has it, which nobody reads as words. */
const ADDRESS = /\b[a-z][a-z\d+.-]*:\/\/[^\s)]+/giu;

/** Where such scripts stand; a text with nothing of it holds none of them. */
const MAY_BE_UNSPACED = /[\u0e00-\u1fff\u2e80-\uffff]/;

/** How long a text is: words where spaces part them, characters where none do. */
export interface TextLength {
  readonly words: number;
  readonly minutes: number;
}

/**
 * Counts a plain text, without the addresses in it. `words` counts each unspaced character as one; `minutes` follows
 * from the same count, and is at least 1.
 */
export function countText(text: string): TextLength {
  const told = text.replace(ADDRESS, ' ');
  const characters = MAY_BE_UNSPACED.test(told) ? countOf(UNSPACED, told) : 0;
  const words = countOf(WORD, characters > 0 ? told.replace(UNSPACED, ' ') : told);
  const minutes = words / WORDS_A_MINUTE + characters / CHARACTERS_A_MINUTE;
  return { words: words + characters, minutes: Math.max(1, Math.round(minutes)) };
}

function countOf(pattern: RegExp, text: string): number {
  return text.match(pattern)?.length ?? 0;
}
