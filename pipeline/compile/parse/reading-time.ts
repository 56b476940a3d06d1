import type { Root } from 'hast';
import { typedText } from '../markdown/tree-text.ts';
import { visitElements } from '../markdown/visit.ts';
import { UNSPACED_SCRIPTS } from '../typography/unspaced.ts';

/** Words a minute of silent reading in English, of texts that inform (Brysbaert 2019, 190 studies). */
const WORDS_A_MINUTE = 238;
/** Characters a minute where a script puts no spaces between words. */
const CHARACTERS_A_MINUTE = 400;
/** Seconds for the first picture; each further one takes a second less, and three at least (Medium, “Read Time and You”, 2014). */
const [FIRST_PICTURE_SECONDS, LEAST_PICTURE_SECONDS] = [12, 3];

/** Each letter of a script that puts no spaces between words. */
export const UNSPACED = new RegExp(`[${UNSPACED_SCRIPTS}]`, 'gu');
const WORD = /[\p{Letter}\p{Number}][\p{Letter}\p{Number}\p{Mark}\u200c'’.,%-]*/gu;
const DIGITS_BEHIND_ANOTHER = /(?<=\p{Nd}[.,]?)\p{Nd}/gu;
/** Signs of a sum, which are read as words: “divided by”. */
const SIGNS = /[=+×÷±<>≤≥−^]/g;

/** Where such scripts stand; a text with nothing of it holds none of them. */
const MAY_BE_UNSPACED = /[\u0e00-\u1fff\u2e80-\uffff]/;

/** What is looked at besides the words. */
export interface BesideWords {
  /** Cells of tables that are not empty: of each, the eye goes back to the head of its column. */
  readonly cells: number;
  readonly pictures: number;
}

/** How long a text is: words where spaces part them, characters where none do. */
export interface TextLength {
  readonly words: number;
  readonly minutes: number;
}

const NOTHING: BesideWords = { cells: 0, pictures: 0 };

/**
 * Counts a plain text. `words` counts each unspaced character as one; `minutes` is at least 1. A number takes as long as
 * its digits read one by one (Brysbaert 1995), a sign of a sum as long as a word, and so does the look back from a cell
 * of a table: 0.25 s, the time of a fixation (Rayner 1998).
 */
export function countText(text: string, { cells, pictures } = NOTHING): TextLength {
  const characters = MAY_BE_UNSPACED.test(text) ? countOf(UNSPACED, text) : 0;
  const spaced = characters > 0 ? text.replace(UNSPACED, ' ') : text;
  const words = countOf(WORD, spaced);
  const slower = countOf(DIGITS_BEHIND_ANOTHER, spaced) + countOf(SIGNS, spaced) + cells;
  const minutes =
    (words + slower) / WORDS_A_MINUTE + characters / CHARACTERS_A_MINUTE + secondsOfPictures(pictures) / 60;
  return { words: words + characters, minutes: Math.max(1, Math.round(minutes)) };
}

function countOf(pattern: RegExp, text: string): number {
  return text.match(pattern)?.length ?? 0;
}

function secondsOfPictures(count: number): number {
  const each = Array.from({ length: count }, (_, index) => FIRST_PICTURE_SECONDS - index);
  return each.reduce((sum, seconds) => sum + Math.max(LEAST_PICTURE_SECONDS, seconds), 0);
}

/** What a reader of a compiled text looks at besides its words: cells with something in them, pictures, and interactive figures. */
export function countBesideWords(tree: Root): BesideWords {
  let [cells, pictures] = [0, 0];
  visitElements(tree, (element) => {
    const { tagName, properties } = element;
    const { dataFigureKind: figure = 'none' } = properties;
    // A table with bars in it is looked at as a table, cell by cell.
    if (tagName === 'img' || (figure !== 'none' && figure !== 'table')) pictures++;
    if ((tagName === 'td' || tagName === 'th') && typedText(element).trim() !== '') cells++;
  });
  return { cells, pictures };
}
