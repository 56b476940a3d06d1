import { allMatches } from '../markdown/all-matches.ts';
import type { Finders } from '../markdown/found.ts';
import { addressOfNumber } from '../../markdown/outside-address.ts';

/**
 * What looks like a link or picture, with an optional title; a blank in its target, outside angle brackets, makes it
 * plain text.
 */
const LINK = /!?\[(?<label>[^[\]\n]*)\]\((?<target>(?:[^()<>\n"']|\([^()<>\n"']*\))*?)(?<title>\s+"[^"\n]*")?\s*\)/dg;
/** The start or end of a target, as opposed to a remark in parentheses; some programs add the size after a picture. */
const TARGET = /^(?:[a-z]+:|www\.|\.{0,2}\/|#)|\/|\.\w{2,5}(?:[?#]\S*)?(?:\s+=\d*x\d*)?$/i;
/** A template placeholder of another program; `foreign-syntax` reports it. */
const TEMPLATE = /\{\{[^{}]*\}\}/g;
const WORDS = /^\p{L}[^{}\s]*\s[^{}]+$/u;
const PICTURE_OR_FILE = /^(?:https?:\/\/[^/\s]+\/)?[^:]*\.\w{2,5}(?:[?#]\S*)?$/i;

export const blankInTarget: Finders<'blank-in-target'> = {
  signs: /\[/,
  /**
   * Finds links and pictures that are plain text because of a blank in the target, or before a title without
   * quotation marks.
   */
  *block({ prose, start }, { source }) {
    for (const match of allMatches(LINK, prose)) {
      const { label = '', title = '' } = match.groups ?? {};
      const [from, to] = match.indices?.groups?.['target'] ?? [0, 0];
      const target = source.slice(start + from, start + to).trim();
      const isPicture = match[0].startsWith('!');
      const address = isPicture ? undefined : addressOfNumber(target);
      const isMeant =
        address !== undefined || TARGET.test(target) || (!isPicture && isLinkToWords(match, label, target));
      if (!/\s/.test(target.replace(TEMPLATE, '')) || !isMeant) continue;
      const offset = start + match.index;
      const end = offset + match[0].length;
      const typed = source.slice(offset, end);
      const values = { target, what: isPicture ? 'picture' : 'link' };
      const fixed = `${typed.slice(0, typed.indexOf('](') + 2)}${address ?? `<${target}>`}${title})`;
      if (address !== undefined || PICTURE_OR_FILE.test(target))
        yield { offset, end, values: { ...values, fixed }, fix: { actual: typed, expected: fixed } };
      else yield { offset, end, values };
    }
  },
};

/**
 * Tells whether a link has words instead of an address, as in `[the article](Burn Quality)`. `f[ab](one two)` is code.
 */
function isLinkToWords({ index, input }: RegExpExecArray, label: string, target: string): boolean {
  const isCode = /[\w\])]$/.test(input.slice(Math.max(0, index - 1), index));
  return !isCode && /\p{L}{2}/u.test(label) && WORDS.test(target);
}
