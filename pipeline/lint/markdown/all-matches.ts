/**
 * Returns all matches of a pattern with the flag `g`. `matchAll` copies the pattern first, which takes longer than to
 * search a paragraph.
 */
export function allMatches(pattern: RegExp, text: string): readonly RegExpExecArray[] {
  if (!pattern.global) throw new Error(`All matches are looked for by a pattern with the flag g: ${pattern}`);
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    found.push(match);
    if (match[0] === '') pattern.lastIndex++;
  }
  return found;
}
