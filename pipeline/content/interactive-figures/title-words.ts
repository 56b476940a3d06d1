const WORD = /[\p{L}\p{M}]+|\p{N}+/gu;
/** Invisible characters: zero-width ones, soft hyphens, direction marks. */
const UNSEEN = /\p{Cf}/gu;
/** The hyphen at the end of a typed word beginning. */
const CUT = /\p{Pd}\s*$/u;

/**
 * Returns the words of a text in lower case, separated by single spaces: a number is a word of its own, as in `4 m` for
 * `€4M`.
 */
export function toWords(text: string): string {
  const plain = text.normalize('NFKC').replace(UNSEEN, '').toLowerCase();
  return (plain.match(WORD) ?? []).join(' ');
}

/**
 * Splits a comma-separated list into words and phrases; `isCut` marks one that ends in a hyphen and matches every word
 * with that beginning.
 */
export function listWords(typed: string): { words: string; isCut: boolean }[] {
  return typed
    .split(',')
    .map((one) => ({ words: toWords(one), isCut: CUT.test(one) }))
    .filter(({ words }) => words !== '');
}

/** Returns a pattern for the words of such a list, longest first, in a text normalized by `toWords`. */
export function patternOf(typed: string): RegExp {
  const sources = listWords(typed)
    .toSorted((a, b) => b.words.length - a.words.length)
    .map(({ words, isCut }) => (isCut ? `${words}[^ ]*` : words));
  return new RegExp(`(?<![^ ])(?:${sources.join('|')})(?![^ ])`, 'gu');
}

/** Counts the words that a pattern matches in a text normalized by `toWords`. */
export function countWords(text: string, pattern: RegExp): number {
  return findAll(text, pattern).reduce((sum, found) => sum + found.split(' ').length, 0);
}

/** Counts the matches of a pattern, words and phrases, in a text normalized by `toWords`. */
export function countPhrases(text: string, pattern: RegExp): number {
  return findAll(text, pattern).length;
}

function findAll(text: string, pattern: RegExp): readonly string[] {
  return text.match(pattern) ?? [];
}
