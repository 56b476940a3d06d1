import type { Fix } from '../markdown/found.ts';
import type { Place } from '../report.ts';

/**
 * What may precede a target from the start of its link: nothing or a quote in YAML, `[text](`, `[text](<`, `[name]: `
 * or `<` in Markdown, a tag in HTML.
 */
const BEFORE =
  /^(?:["']?|!?\[(?:[^[\]\\]|\\.|\[[^[\]]*\])*\]\(\s*<?|\[(?:[^[\]\\]|\\.)*\]:\s*<?|<|<a\b[^>]*\shref=["']?)$/;
/** What may follow a target. */
const BEHIND = /^(?:$|[\s"'>)\]},])/;

/**
 * Returns a fix that replaces the target of a link: from the link's place to the end of the target, all on one line.
 * Undefined if the text does not contain the target literally, such as one with a fact in it.
 */
export function fixOfTarget(
  text: string | undefined,
  { line, column }: Place,
  target: string,
  corrected: string,
): Fix | undefined {
  const rest = text?.split('\n', line)[line - 1]?.slice(column - 1) ?? '';
  for (let at = rest.indexOf(target); at >= 0; at = rest.indexOf(target, at + 1)) {
    const before = rest.slice(0, at);
    if (BEFORE.test(before) && BEHIND.test(rest.slice(at + target.length, at + target.length + 1)))
      return { actual: before + target, expected: before + corrected };
  }
  return undefined;
}
