/** What editors and hands make of three hyphens: a dash, more or fewer of them, other signs, blanks before them. */
const ODD_FENCE = /^(?:[–—]-?|-[–—]|[–—]{2,}|--|-{4,}|={3,}|_{3,}|\*{3,}|~{3,}|-(?:[ \t]+-)+| {1,3}---)\s*$/;

/** What to do where nothing ends the fields. */
export const ABOVE = 'Put a line `---` below the last field, above the text.';

/** Whether a line was probably meant to be three hyphens, and is not. */
export function isOddFence(line: string): boolean {
  return ODD_FENCE.test(line);
}

/** What is said of such a line. */
export function oddFence(typed: string): Record<'reason' | 'help', string> {
  return {
    reason: `\`${typed.trim()}\` is not the line \`---\``,
    help: 'Write the line as `---`, three hyphens and nothing else.',
  };
}
