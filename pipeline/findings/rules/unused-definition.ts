import { inText, lines, warning } from '../rule.ts';

export const unusedDefinition = warning('markup', {
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
});
