import type { Edit } from './edit.ts';
import { baseOf, NARROW_SPACE } from './marks.ts';
import { UNIT_SYMBOLS } from './measures.ts';

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
export function setSpaces(text: string, language: string): Edit[] {
  const units = BEHIND_FIGURE.test(text) ? [...text.matchAll(UNIT)] : [];
  const edits = units.map(({ index }) => ({ start: index, end: index + 1, text: NO_BREAK_SPACE }));
  if (baseOf(language) !== 'fr' || language === 'fr-CH') return edits;
  const french = FRENCH.flatMap(({ at, space }) =>
    [...text.matchAll(at)].map(({ 0: typed, index }) => ({ start: index, end: index + typed.length, text: space })),
  );
  return [...edits, ...french];
}
