import { editText } from '../shared/edit-text.ts';
import { type Edit, inOrder } from './edit.ts';
import { hideAddresses } from './hide-addresses.ts';
import { baseOf, isTypeset, NARROW_SPACE } from './marks-of-languages.ts';
import { UNIT_SYMBOLS } from './measures.ts';
import { setNegatives, setPowers, setRanges, setSums } from './number-signs.ts';
import { setQuotes } from './quotes.ts';

/**
 * Returns the edits that typeset one block of running text, in order and without overlaps. Leaves addresses and
 * `OPAQUE` alone, and texts in other languages than {@link isTypeset} knows. Typesetting twice changes nothing more. `head` is the head of the column, if the text is a cell.
 */
export function findEdits(text: string, language: string, head?: string): Edit[] {
  if (!isTypeset(language)) return [];
  const running = hideAddresses(text);
  return inOrder([
    ...setSums(running),
    ...setRanges(running, language, head),
    ...setNegatives(running, language),
    ...setPowers(running),
    ...setDashes(running),
    ...setQuotes(running, language),
    ...setSpaces(running, language),
  ]);
}

/** Powers for which the fonts have characters. */
const RAISED: Readonly<Record<string, string>> = { '1': '¹', '2': '²', '3': '³' };

/**
 * Typesets a text of one line. Powers become superscript characters if the fonts have them, and otherwise stay as
 * typed.
 */
export function typesetLine(text: string, language: string): string {
  const edits = findEdits(text, language).flatMap((edit) => {
    if (!edit.raised) return [edit];
    const sign = raisedSign(edit.text);
    return sign === undefined ? [] : [{ ...edit, text: sign }];
  });
  return editText(text, edits);
}

/** Returns a power as a superscript character, if the fonts have it. */
export function raisedSign(power: string): string | undefined {
  return RAISED[power];
}

const NO_BREAK_SPACE = '\u00A0';
/** The space between a figure and its unit symbol. */
const UNIT = new RegExp(String.raw` (?<=\p{N} )(?=(?:${UNIT_SYMBOLS}|[mglLhsWM])(?!['’]?[\p{L}\p{N}]))`, 'gu');
const BEHIND_FIGURE = /\p{N} /u;
const FRENCH = [
  { at: /(?<=[\p{L}\p{M}\p{N}"'’”»)\]%€£$°\uFFFC]) ?(?=[;!?]+(?:["'”»)\]\s]|$))/gu, space: NARROW_SPACE },
  { at: /(?<=[\p{L}\p{M}\p{N}"'’”»)\]%€£$°\uFFFC]) ?(?=:(?:[ \t\n]|$))/gu, space: NO_BREAK_SPACE },
  { at: /(?<=«) ?(?=[^\s\u00A0\u202F])|(?<=[^\s\u00A0\u202F]) ?(?=»)/gu, space: NARROW_SPACE },
];

/** Sets no-break spaces: before unit symbols, and as French requires. */
function setSpaces(text: string, language: string): Edit[] {
  const units = BEHIND_FIGURE.test(text) ? [...text.matchAll(UNIT)] : [];
  const edits = units.map(({ index }) => ({ start: index, end: index + 1, text: NO_BREAK_SPACE }));
  if (baseOf(language) !== 'fr' || language === 'fr-CH') return edits;
  const french = FRENCH.flatMap(({ at, space }) =>
    [...text.matchAll(at)].map(({ 0: typed, index }) => ({ start: index, end: index + typed.length, text: space })),
  );
  return [...edits, ...french];
}

const HYPHENS = /(?<!-)-{2,3}(?!-)/g;
const SPACED = / - /g;
const DOTS = /(?<!\.)\.{3}(?!\.)/g;
const BEFORE_DASH = /[\p{L}\p{N}"'’”»)\]%…?!.,\uFFFC]$/u;
const AFTER_DASH = /^(?:[\p{L}\p{N}"'’‘“„«([…€$£\uFFFC]|\.{3})/u;
const OPERAND_BEFORE = /(?:\p{N}[%)'"′″’]?|(?<![\p{L}\p{N}])\p{L})$/u;
const OPERAND_AFTER = /^(?:[€$£(]?\p{N}|\p{L}(?![\p{L}\p{N}]))/u;

/** Replaces hyphens that stand for dashes, and three dots with an ellipsis. Most texts have neither. */
function setDashes(text: string): Edit[] {
  if (!text.includes('--') && !text.includes(' - ') && !text.includes('...')) return [];
  return [
    ...[...text.matchAll(HYPHENS)].flatMap(({ 0: typed, index }) => {
      const [before, after] = around(text, index, index + typed.length);
      const isDash =
        (/[ \t\n]$|^$/.test(before) && /^[ \t\n]/.test(after)) || (BEFORE_DASH.test(before) && AFTER_DASH.test(after));
      return isDash ? [{ start: index, end: index + typed.length, text: typed === '---' ? '—' : '–' }] : [];
    }),
    ...[...text.matchAll(SPACED)].flatMap(({ index }) => {
      const [before, after] = around(text, index, index + 3);
      if (!BEFORE_DASH.test(before) || !AFTER_DASH.test(after)) return [];
      const isSum = OPERAND_BEFORE.test(before) && OPERAND_AFTER.test(after);
      return isSum ? [] : [{ start: index + 1, end: index + 2, text: '–' }];
    }),
    ...[...text.matchAll(DOTS)].flatMap(({ index }) =>
      isEllipsis(...around(text, index, index + 3)) ? [{ start: index, end: index + 3, text: '…' }] : [],
    ),
  ];
}

/** Dots between numbers, before a name and in paths are part of code. */
function isEllipsis(before: string, after: string): boolean {
  const [last, first] = [before.at(-1) ?? ' ', after.at(0) ?? ' '];
  if (/[/\\\uFFFC]/.test(last + first)) return false;
  if (/[\s"'’”»)\]},;:!?]/.test(first)) return true;
  return /\p{L}/u.test(first) && /[\s\p{L}"'“‘„«]/u.test(last);
}

function around(text: string, start: number, end: number): [string, string] {
  return [text.slice(Math.max(0, start - 4), start), text.slice(end, end + 4)];
}
