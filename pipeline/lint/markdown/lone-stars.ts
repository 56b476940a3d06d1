/**
 * Stars that are meant as they are: `*nix`, `*args`, `**kwargs`, a pointer `*p`, and those of a level of significance, `*p < 0.05`.
 * A vowel alone may be a word.
 */
const BEFORE_NAME =
  /\*{1,4}(?:(?:nix|ux|BSD|args|kwargs|aaS)(?![\p{L}\d])|(?<!\*\*)(?![aeiouy])\p{L}(?![\p{L}\d’'-])|[ \t]?p[ \t]?[<>=≤≥])/iuy;
const OF_C = /\b(?:char|const|double|float|int|long|size_t|void)[ \t]+\*?$/;
/** Stars behind a number: `0.31**`, `5*`. */
const BEHIND_NUMBER = /[\d)%]$/;

/** Whether the stars at a place of a text stand for themselves, not for bold or italic words. */
export function isLoneStar(prose: string, index: number): boolean {
  BEFORE_NAME.lastIndex = index;
  if (BEFORE_NAME.test(prose)) return true;
  return prose[index] === '*' && OF_C.test(prose.slice(Math.max(0, index - 20), index));
}

/** Whether stars say how significant a number before them is. */
export function isBehindNumber(
  prose: string,
  { index, length }: { readonly index: number; readonly length: number },
): boolean {
  return BEHIND_NUMBER.test(prose.slice(0, index)) && !/^[\p{L}\d]/u.test(prose.slice(index + length));
}
