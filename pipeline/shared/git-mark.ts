/** The first of the lines that git puts around two changes that it could not join; a quotation of Markdown may hold them. */
export const CONFLICT = /^[ \t>]*(?<mark><{7}(?:[ \t].*)?)$/m;

/** Whether a line is one of these lines. */
export function isGitMark(line: string): boolean {
  return /^(?:<{7}|={7}|>{7})(?:\s|$)/.test(line);
}
