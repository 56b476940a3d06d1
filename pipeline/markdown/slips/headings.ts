import { endOf, startOf } from '../points.ts';
import type { ProseBlock, Slip, TextParts } from './slip.ts';

const NO_BLANK = /^(?<before>[ \t>]*)(?<signs>#{2,6})(?=[^\s#])(?<words>.*)$/gm;

/** `##A heading`: what was meant as a heading and is a paragraph. */
export function findHeadingForms({ kind, prose, start }: ProseBlock, parts: TextParts): Slip[] {
  if (kind !== 'paragraph') return [];
  return [...prose.matchAll(NO_BLANK)].map(({ index, groups }): Slip => {
    const { before = '', signs = '', words = '' } = groups ?? {};
    const offset = start + index + before.length;
    const expected = `${'#'.repeat(Math.max(signs.length, Math.min(parts.topLevel, 6)))} `;
    const line = parts.source.slice(offset + signs.length, offset + signs.length + words.length);
    const values = { what: signs + line, expected: expected + line };
    return { rule: 'heading-form', offset, values, mend: { actual: signs, expected } };
  });
}

/** A heading whose words are bold as a whole, perhaps behind a number or a picture sign. */
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
