import { type TextParameters, didYouMean, inText, warning } from '../rule.ts';
import { nearestValue } from '../../shared/nearest.ts';

const REFERENCE = /(?<![\w\]\ufffc])\[(?<words>[^[\]\n^]+)\]\[(?<label>[^[\]\n^]*)\]/g;
const TASK = /^\[[ xX]\]$/;

export const missingDefinition = warning<TextParameters<'what' | 'label', 'nearest'>>('markup', {
  message: (v) => `Cannot find the address of \`${v.what}\`${didYouMean(v)}`,
  advice: (v) =>
    `Put the address in round brackets behind the words, or add a line \`[${v.label}]: https://…\`; it is published as text.`,
  means:
    'Two pairs of square brackets make a link whose address stands elsewhere, on a line that begins with the second pair and a colon. ' +
    'There is no such line, so readers would see all the brackets.',
  parameters: { what: '[the report][study]', label: 'study' },
  example: inText('Read ‸[the report][study].', 'Read [the report](https://example.com/study).'),
  find: {
    signs: /\[/,
    /** Finds `[words][name]` without a definition of the name. */
    *block({ prose, start }, { source, nodes }) {
      for (const { 0: found, index, groups } of prose.matchAll(REFERENCE)) {
        const what = source.slice(start + index, start + index + found.length);
        const split = 1 + (groups?.['words'] ?? '').length;
        const [words, label] = [what.slice(1, split), what.slice(split + 2, -1)];
        if (TASK.test(`[${words}]`)) continue;
        const labels = nodes('definition').map(({ node }) => node.label ?? node.identifier);
        const name = label || words;
        yield { offset: start + index, values: () => ({ what, label: name, ...nearestValue(name, labels) }) };
      }
    },
  },
});
