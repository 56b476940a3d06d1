import { type Texts, didYouMean, inText, rule } from '../rule.ts';
import { nearestValue } from '../../shared/nearest.ts';
import type { Found, ProseBlock, TextParts } from '../markdown/found.ts';

type Parameters = Texts<'what' | 'label', 'nearest'>;

const REFERENCE = /(?<![\w\]\ufffc])\[(?<words>[^[\]\n^]+)\]\[(?<label>[^[\]\n^]*)\]/g;
const TASK = /^\[[ xX]\]$/;

export const missingDefinition = rule<Parameters>({
  area: 'markup',
  severity: 'warning',
  message: (v) => `Cannot find the address of \`${v.what}\`${didYouMean(v)}`,
  advice: (v) =>
    `Put the address in round brackets behind the words, or add a line \`[${v.label}]: https://…\`; it is published as it is typed.`,
  means:
    'Two pairs of square brackets make a link whose address stands elsewhere, on a line that begins with the second pair and a colon. ' +
    'There is no such line, so readers would see all the brackets.',
  parameters: { what: '[the report][study]', label: 'study' },
  example: inText('Read ‸[the report][study].', 'Read [the report](https://example.com/study).'),
  find: { signs: { any: '[' }, block: findReferences },
});

/** `[words][name]` without the line that gives the name its address. */
function findReferences({ prose, start }: ProseBlock, { nodes }: TextParts): Found<Parameters>[] {
  return [...prose.matchAll(REFERENCE)].flatMap(({ 0: what, index, groups }): Found<Parameters>[] => {
    const { words = '', label = '' } = groups ?? {};
    if (TASK.test(`[${words}]`)) return [];
    const labels = nodes('definition').map(({ node }) => node.label ?? node.identifier);
    const name = label || words;
    const values = () => ({ what, label: name, ...nearestValue(name, labels) });
    return [{ offset: start + index, values }];
  });
}
