const WORD = /[\p{L}\p{M}]+|\p{N}+/gu;
/** Signs that show nothing: zero-width ones, soft hyphens, marks of direction. */
const UNSEEN = /\p{Cf}/gu;
/** What a word ends with of which only the beginning is typed. */
const CUT = /\p{Pd}\s*$/u;

/** The words of a text in lower case with single blanks between: a number is a word of its own, as in `4 m` for `€4M`. */
export function toWords(text: string): string {
  const plain = text.normalize('NFKC').replace(UNSEEN, '').toLowerCase();
  return (plain.match(WORD) ?? []).join(' ');
}

/** The words and phrases of a list with commas between; one that ends in a hyphen stands for all that begin like it. */
export function listWords(typed: string): { words: string; isCut: boolean }[] {
  return typed
    .split(',')
    .map((one) => ({ words: toWords(one), isCut: CUT.test(one) }))
    .filter(({ words }) => words !== '');
}

/** A pattern for the words of such a list, the longest first, wherever they stand in a text in the form of `toWords`. */
export function patternOf(typed: string): RegExp {
  const sources = listWords(typed)
    .toSorted((a, b) => b.words.length - a.words.length)
    .map(({ words, isCut }) => (isCut ? `${words}[^ ]*` : words));
  return new RegExp(`(?<![^ ])(?:${sources.join('|')})(?![^ ])`, 'gu');
}

/** How many words of a text, in the form of `toWords`, belong to those that a pattern finds. */
export function countWords(text: string, pattern: RegExp): number {
  return findAll(text, pattern).reduce((sum, found) => sum + found.split(' ').length, 0);
}

/** How many words and phrases of a text, in the form of `toWords`, a pattern finds. */
export function countPhrases(text: string, pattern: RegExp): number {
  return findAll(text, pattern).length;
}

function findAll(text: string, pattern: RegExp): readonly string[] {
  return text.match(pattern) ?? [];
}
