import { type Texts, inText, lines, rule } from '../rule.ts';
import type { Found, ProseBlock, TextParts } from '../markdown/found.ts';

type Parameters = Texts<'what' | 'expected'>;

const NO_BLANK = /^(?<before>[ \t>]*)(?<signs>#{2,6})(?=[^\s#])(?<words>.*)$/gm;

export const headingForm = rule<Parameters>({
  area: 'markup',
  severity: 'warning',
  message: (v) => `Unexpected \`${v.what}\`, expected a heading: it is published as it is typed`,
  advice: (v) => `Put a blank behind the signs: \`${v.expected}\`; a backslash before them shows them as they are.`,
  means:
    'A heading is made by one or more `#`, a blank, and its words. Without the blank it is a paragraph that begins with these signs, and is missing from the contents of the page.',
  parameters: { what: '##Before a gate', expected: '## Before a gate' },
  example: inText(lines('‸##Before a gate', '', 'Text.'), lines('## Before a gate', '', 'Text.')),
  find: { signs: { begins: '#' }, block: findHeadingForms },
});

/** `##A heading`: what was meant as a heading and is a paragraph. */
function findHeadingForms({ kind, prose, start }: ProseBlock, { source, topLevel }: TextParts): Found<Parameters>[] {
  if (kind !== 'paragraph') return [];
  return [...prose.matchAll(NO_BLANK)].map(({ index, groups }) => {
    const { before = '', signs = '', words = '' } = groups ?? {};
    const offset = start + index + before.length;
    const expected = `${'#'.repeat(Math.max(signs.length, Math.min(topLevel, 6)))} `;
    const line = source.slice(offset + signs.length, offset + signs.length + words.length);
    return { offset, values: { what: signs + line, expected: expected + line }, fix: { actual: signs, expected } };
  });
}
