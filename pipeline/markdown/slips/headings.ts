import { endOf, startOf } from '../points.ts';
import { readAnchors } from '../headings.ts';
import type { ProseBlock, Slip, TextParts } from './slip.ts';

const NO_BLANK =
  /^(?<before>[ \t>]*)(?<signs>#{1,6})(?<blank>[\u00a0\u2007\u202f]?)(?=(?<first>[^\s#]))(?<words>.*)$/gm;

/** `##A heading`: what was meant as a heading and is a paragraph, which takes its anchor, so that links to it are no finding. */
export function findHeadingForms(block: ProseBlock, { source, topLevel }: TextParts): Slip[] {
  const { kind, parent, index: at, prose, start } = block;
  if (kind !== 'paragraph' || !prose.includes('#')) return [];
  return [...prose.matchAll(NO_BLANK)].flatMap(({ index, groups }): Slip[] => {
    const { before = '', signs = '', blank = '', words = '' } = groups ?? {};
    if (signs.length === 1 && blank === '' && !isTitle(words, prose)) return [];
    const node = parent.children[at];
    const [id] = readAnchors(words).anchors;
    if (node && id !== undefined) node.data = { ...node.data, hProperties: { id } };
    const offset = start + index + before.length;
    const actual = `${signs}${blank}`;
    const expected = `${'#'.repeat(Math.max(signs.length, Math.min(topLevel, 6)))} `;
    const line = source.slice(offset + actual.length, offset + actual.length + words.length);
    const values = { kind: blank === '' ? 'none' : 'fixed', what: actual + line, expected: expected + line };
    return [{ rule: 'heading-form', offset, values, mend: { actual, expected } }];
  });
}

/** `#Big news` alone on its line; a tag such as `#bigNews` is none, nor are two of them. */
function isTitle(words: string, prose: string): boolean {
  return !prose.includes('\n') && /^\p{Lu}[\p{L}\d]*[ \t]/u.test(words) && !/#\w|[.!,;:…]$/.test(words);
}

export function findBoldHeadings({ headings, source }: TextParts): Slip[] {
  return headings.flatMap(({ node }): Slip[] => {
    const [bold, ...others] = node.children.filter((child) => child.type !== 'text' || /\p{L}/u.test(child.value));
    if (others.length > 0 || bold?.type !== 'strong') return [];
    const [start, end] = [startOf(bold)?.offset, endOf(bold)?.offset];
    if (start === undefined || end === undefined) return [];
    const actual = source.slice(start, end);
    const expected = actual.slice(2, -2);
    return [{ rule: 'bold-heading', offset: start, values: { what: actual, expected }, mend: { actual, expected } }];
  });
}
