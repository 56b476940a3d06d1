/**
 * Stars that are literal: `*nix`, `*args`, `**kwargs`, a pointer `*p`, and a significance level, `*p < 0.05`. A single
 * vowel may be a word.
 */
const BEFORE_NAME =
  /\*{1,4}(?:(?:nix|ux|BSD|args|kwargs|aaS)(?![\p{L}\d])|(?<!\*\*)(?![aeiouy])\p{L}(?![\p{L}\d’'-])|[ \t]?p[ \t]?[<>=≤≥])/iuy;
const OF_C = /\b(?:char|const|double|float|int|long|size_t|void)[ \t]+\*?$/;
/** Stars after a number: `0.31**`, `5*`. */
const BEHIND_NUMBER = /[\d)%]$/;

/** Tells whether stars at an index are literal, not emphasis marks. */
export function isLoneStar(prose: string, index: number): boolean {
  BEFORE_NAME.lastIndex = index;
  if (BEFORE_NAME.test(prose)) return true;
  return prose[index] === '*' && OF_C.test(prose.slice(Math.max(0, index - 20), index));
}

/** Tells whether stars show the significance of a number before them. */
export function isBehindNumber(
  prose: string,
  { index, length }: { readonly index: number; readonly length: number },
): boolean {
  return BEHIND_NUMBER.test(prose.slice(0, index)) && !/^[\p{L}\d]/u.test(prose.slice(index + length));
}
