import type { ProseBlock, Slip, TextParts } from './slip.ts';

/** What looks like a link or a picture, perhaps with a title; a target with a blank in it, out of angle brackets, makes it plain text. */
const LINK = /!?\[(?<label>[^[\]\n]*)\]\((?<target>(?:[^()<>\n"']|\([^()<>\n"']*\))*?)(?<title>\s+"[^"\n]*")?\s*\)/dg;
/** How a target begins or ends that is no remark in round brackets; behind a picture, other programs are told its size. */
const TARGET = /^(?:[a-z]+:|www\.|\.{0,2}\/|#)|\/|\.\w{2,5}(?:[?#]\S*)?(?:\s+=\d*x\d*)?$|^\+\d[\d\s.-]+$/i;
const WORDS = /^\p{L}[^{}\s]*\s[^{}]+$/u;
const PICTURE_OR_FILE = /^(?:https?:\/\/[^/\s]+\/)?[^:]*\.\w{2,5}(?:[?#]\S*)?$/i;

/** Links and pictures that are none, since a blank stands in their target, or before a title without quotation marks. */
export function findBlankTargets({ prose, start }: ProseBlock, { source }: TextParts): Slip[] {
  return [...prose.matchAll(LINK)].flatMap((match): Slip[] => {
    const { label = '', title = '' } = match.groups ?? {};
    const [from, to] = match.indices?.groups?.['target'] ?? [0, 0];
    const target = source.slice(start + from, start + to).trim();
    const isPicture = match[0].startsWith('!');
    if (!/\s/.test(target) || !(TARGET.test(target) || (!isPicture && isLinkToWords(match, label, target)))) return [];
    const offset = start + match.index;
    const end = offset + match[0].length;
    const typed = source.slice(offset, end);
    const values = { target, what: isPicture ? 'picture' : 'link' };
    if (!PICTURE_OR_FILE.test(target)) return [{ rule: 'blank-in-target', offset, end, values }];
    const expected = `${typed.slice(0, typed.indexOf('](') + 2)}<${target}>${title})`;
    const mend = { actual: typed, expected };
    return [{ rule: 'blank-in-target', offset, end, values: { ...values, mended: expected }, mend }];
  });
}

/** `[the article](Burn Quality)`: in place of the address, words. `f[ab](one two)` is code. */
function isLinkToWords({ index, input }: RegExpExecArray, label: string, target: string): boolean {
  const isCode = /[\w\])]$/.test(input.slice(Math.max(0, index - 1), index));
  return !isCode && /\p{L}{2}/u.test(label) && WORDS.test(target);
}
