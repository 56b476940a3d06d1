import { inText, lines, warning } from '../rule.ts';

const NO_BLANK = /^(?<before>[ \t>]*)(?<signs>#{2,6})(?=[^\s#])(?<words>.*[\p{L}\p{N}\ufffc].*)$/gmu;

export const headingForm = warning('markup', {
  message: (v) => `Unexpected \`${v.what}\`, expected a heading: it is published as it is typed`,
  advice: (v) => `Put a blank behind the signs: \`${v.expected}\`; a backslash before them shows them as they are.`,
  means:
    'A heading is made by one or more `#`, a blank, and its words. Without the blank it is a paragraph that begins with these signs, and is missing from the contents of the page.',
  parameters: { what: '##Before a gate', expected: '## Before a gate' },
  example: inText(lines('‸##Before a gate', '', 'Text.'), lines('## Before a gate', '', 'Text.')),
  find: {
    signs: /^[ \t>]*#/m,
    /** Finds `##A heading`: a paragraph that was meant as a heading. */
    *block({ kind, prose, start }, { source, topLevel }) {
      if (kind !== 'paragraph') return;
      for (const { index, groups } of prose.matchAll(NO_BLANK)) {
        const { before = '', signs = '', words = '' } = groups ?? {};
        const offset = start + index + before.length;
        const expected = `${'#'.repeat(Math.max(signs.length, Math.min(topLevel, 6)))} `;
        const line = source.slice(offset + signs.length, offset + signs.length + words.length);
        yield { offset, values: { what: signs + line, expected: expected + line }, fix: { actual: signs, expected } };
      }
    },
  },
});
