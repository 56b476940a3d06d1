/** The first line of a git conflict marker; it may be inside a Markdown quotation. */
export const CONFLICT = /^[ \t>]*(?<mark><{7}(?:[ \t].*)?)$/m;

/** Whether a line is a git conflict marker. */
export function isGitMark(line: string): boolean {
  return /^(?:<{7}|={7}|>{7})(?:\s|$)/.test(line);
}
