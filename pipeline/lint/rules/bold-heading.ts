import { type Texts, inText, lines, rule } from '../rule.ts';
import { endOf, startOf } from '../../compile/markdown/points.ts';
import type { Found, TextParts } from '../markdown/found.ts';

type Parameters = Texts<'what' | 'expected'>;

export const boldHeading = rule<Parameters>({
  area: 'markup',
  severity: 'warning',
  message: (v) => `Unexpected bold heading, \`${v.what}\`: a heading stands out by itself`,
  advice: (v) => `Take the signs out: \`${v.expected}\`.`,
  means:
    'Headings have their own weight and size on every page. Bold signs inside of one come along with what is pasted from a word processor, and make it differ from all others.',
  parameters: { what: '**Before a gate**', expected: 'Before a gate' },
  example: inText(lines('## ‸**Before a gate**', '', 'Text.'), lines('## Before a gate', '', 'Text.')),
  find: { text: findBoldHeadings },
});

/** A heading whose words are bold as a whole, perhaps behind a number or a picture sign. */
function findBoldHeadings({ nodes, source }: TextParts): Found<Parameters>[] {
  return nodes('heading').flatMap(({ node }): Found<Parameters>[] => {
    const [bold, ...others] = node.children.filter((child) => child.type !== 'text' || /\p{L}/u.test(child.value));
    if (others.length > 0 || bold?.type !== 'strong') return [];
    const [start, end] = [startOf(bold)?.offset, endOf(bold)?.offset];
    if (start === undefined || end === undefined) return [];
    const actual = source.slice(start, end);
    const expected = actual.slice(2, -2);
    return [{ offset: start, values: { what: actual, expected }, fix: { actual, expected } }];
  });
}
