import { allMatches } from '../markdown/all-matches.ts';
import type { Finders, Found } from '../markdown/found.ts';

type Slip = Found<'typing-slip'>;

/** Words that no sentence has twice in a row, in any of the languages that have them. */
const NEVER_TWICE = [
  'an|and|at|by|for|from|of|or|our|the|their|this|we|with|your',
  'alla|che|con|dal|dalla|degli|dei|del|della|delle|di|gli|il|lo|nel|nella|per|un|una',
  'avec|dans|de|des|et|les|pour|une',
  'el|las|los|com|uma|und|eine',
].join('|');
const TWICE = new RegExp(
  String.raw`(?<![\p{L}\d"“'’.-])(?<word>${NEVER_TWICE})(?:[ \t]+|[ \t]*\n)\k<word>(?![\p{L}\p{M}\d'’.-])`,
  'giu',
);

/** What follows the end of a sentence; elsewhere, stops are names of folders. */
const END = String.raw`(?=\s+\p{Lu}|\s*$)`;
/** A blank before a comma or a full stop; if none is behind the comma, it was typed one sign too early. */
const BLANK = new RegExp(String.raw`(?<=\p{L})[ \t]+(?<sign>,(?=[\s\p{Ll}]|$)|\.${END})`, 'gu');
/** A comma without a blank behind it, between two words. */
const GLUED = /(?<=(?<![\p{L}\d.,/_-])\p{L}\p{Ll}+),(?=\p{Ll}{2,}[\s.,;:!?])/gu;
const DOUBLED = new RegExp(String.raw`(?<=[\p{L}\d)\]])(?<!&#?\w{1,8})(?:,,|;;|\.\.${END})(?![\p{L}\d,;])`, 'gu');

/** Italian words typed without the letters of their accents, and what takes the place of the last two signs. */
const ACCENT =
  /(?<![\p{L}\d'’‘])(?:(?:affin|anzi|ben|fin|giac|per|poi|pur)che|cos[iì]|pi[uù]|gi[aà]|pu[oò]|cioe|citta|\p{L}{2,}(?:lita|rita|nita|vita|sita|cita|dita)|societa|liberta|proprieta|volonta|sara|dovra|potra|verra|e(?=['’][ \t]\p{Ll})(?<=\p{Ll}[ \t]+e|(?:^|[.!?][ \t]+)E))['’](?=[\s.,;:!?)]|$)/giu;
/** A quotation in single marks, whose end looks like an apostrophe: `'in crescita'`. */
const OPENING_QUOTE = /(?<![\p{L}\d.,!?)])['‘]/u;
const GRAVE: Readonly<Record<string, string>> = { a: 'à', e: 'è', i: 'ì', o: 'ò', u: 'ù', E: 'È' };

export const typingSlip: Finders<'typing-slip'> = {
  signs:
    /\b\w(?<again>\w{1,6})\s+\w\k<again>\b|\p{L}[ \t]+[,.](?:[\s\p{Ll}]|$)|[.,;]{2}|\p{Ll},\p{Ll}|\p{L}['’](?:[\s.,;:!?)]|$)/mu,
  block: ({ prose, start }) => slipsIn(prose, start),
  line: (text) => slipsIn(text, 0),
};

function* slipsIn(prose: string, start: number): Iterable<Slip> {
  for (const { 0: what, index, groups: { word = '' } = {} } of allMatches(TWICE, prose)) {
    // A name, such as that of the band The The.
    if (/^(\p{Lu})\S*\s+\1/u.test(what)) continue;
    const expected = what.slice(0, word.length);
    yield slip(start + index, 'twice', what, expected);
  }
  for (const { 0: what, index, groups: { sign = '' } = {} } of allMatches(BLANK, prose))
    yield slip(start + index, 'blank', what, /^\p{Ll}/u.test(prose.slice(index + what.length)) ? `${sign} ` : sign);
  for (const { 0: what, index } of allMatches(GLUED, prose)) yield slip(start + index, 'glued', what, ', ');
  for (const { 0: what, index } of allMatches(DOUBLED, prose))
    yield slip(start + index, 'doubled', what, what.slice(1));
  for (const { 0: what, index } of allMatches(ACCENT, prose))
    if (!OPENING_QUOTE.test(prose.slice(0, index))) yield slip(start + index, 'accent', what, accented(what));
}

function accented(what: string): string {
  const [stem, vowel = ''] = [what.slice(0, -2), what.at(-2)];
  return stem + (/che.$/i.test(what) ? 'é' : (GRAVE[vowel] ?? vowel));
}

function slip(
  offset: number,
  kind: 'twice' | 'blank' | 'glued' | 'doubled' | 'accent',
  what: string,
  expected: string,
): Slip {
  const values = { kind, what: what.replaceAll(/\s+/g, ' '), expected };
  // Two full stops may stand for three.
  return { offset, values, ...(what !== '..' && { fix: { actual: what, expected } }) };
}
