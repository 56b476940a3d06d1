import { type Texts, inText, lines, rule } from '../rule.ts';
import { isNote, isRemark, labelOf } from '../../compile/markdown/false-definitions.ts';
import type { Found, TextParts } from '../markdown/found.ts';

type Parameters = Texts<'label'>;

export const unusedDefinition = rule<Parameters>({
  area: 'markup',
  severity: 'warning',
  message: (v) => `Cannot find a link to \`[${v.label}]\`: this line is not published`,
  advice: (v) => `Link to it in the text, as \`[words][${v.label}]\`, or take the line out.`,
  means:
    'A line of brackets, a colon and an address gives the address to links that name it. None does, so the line is nowhere on the page. ' +
    'If it was meant as a source, write it as a note.',
  parameters: { label: 'report' },
  example: inText(
    lines('Read the report.', '', '‸[report]: https://example.com/report'),
    lines('Read [the report][report].', '', '[report]: https://example.com/report'),
  ),
  find: { text: findUnused },
});

/** Names of addresses that no link has; not those that are meant as remarks or as notes. */
function findUnused({ nodes, usedDefinitions }: TextParts): Found<Parameters>[] {
  return nodes('definition')
    .filter(({ node }) => !usedDefinitions.has(node.identifier) && !isNote(node, false) && !isRemark(node))
    .map(({ node, start }) => ({ offset: start, values: { label: labelOf(node) } }));
}
