import type { Fix, Place } from '../report.ts';

/** What may stand before a target where its link begins: nothing or a quote in YAML, `[text](`, `[text](<`, `[name]: ` or `<` in Markdown, a tag in HTML. */
const BEFORE =
  /^(?:["']?|!?\[(?:[^[\]\\]|\\.|\[[^[\]]*\])*\]\(\s*<?|\[(?:[^[\]\\]|\\.)*\]:\s*<?|<|<a\b[^>]*\shref=["']?)$/;
/** What ends a target. */
const BEHIND = /^(?:$|[\s"'>)\]},])/;

/**
 * The fix that writes another target into a link: from the place of the link to the end of the target, all on one line. Undefined
 * where the target does not stand in the text as it is known, such as one with a fact in it.
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
