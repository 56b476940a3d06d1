/** What editors and hands make of three hyphens: a dash, more or fewer of them, other signs, blanks before them. */
const ODD_FENCE = /^(?:[–—]-?|-[–—]|[–—]{2,}|--|-{4,}|={3,6}|={8,}|_{3,}|\*{3,}|~{3,}|-(?:[ \t]+-)+| {1,3}---)\s*$/;

/** The line with blanks before it. */
const MOVED_FENCE = /^\s+---\s*$/;

/** What to do where nothing ends the fields. */
export const ABOVE = 'Put a line `---` below the last field, above the text.';

/** Whether a line was probably meant to be three hyphens, and is not. */
export function isOddFence(line: string): boolean {
  return ODD_FENCE.test(line);
}

/** Whether a line is right but for blanks before it. */
export function isMovedFence(line: string): boolean {
  return MOVED_FENCE.test(line);
}

/** What is said of such a line. */
export function oddFence(typed: string): Record<'reason' | 'help', string> {
  if (isMovedFence(typed))
    return {
      reason: 'a blank stands before the line `---`',
      help: 'Write the line as `---`, without anything before it.',
    };
  return {
    reason: `\`${typed.trim()}\` is not the line \`---\``,
    help: 'Write the line as `---`, three hyphens and nothing else.',
  };
}
