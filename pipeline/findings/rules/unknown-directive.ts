import { type TextParameters, inText, lines, warning } from '../rule.ts';
import { GATES, HEAD } from '../words.ts';

export const unknownDirective = warning<TextParameters<'name', 'nearest'>>('directives', {
  message: (v) =>
    `Unexpected \`::${v.name}\`, expected \`::ladder\`, \`::matrix\`, \`::deck\`, \`::titles\` or \`::bars\`${v.nearest ? `; did you mean \`::${v.nearest}\`` : ''}`,
  advice: () =>
    'Use one of these names; a backslash before the colons shows the line as it is, which it is published as now.',
  means:
    'A line that begins with two colons and a name asks for a figure that is made of the table below it. There are five: `::ladder`, `::matrix`, `::deck` and `::titles`, which readers can work with, and `::bars`. ' +
    'A line with another name makes nothing, and readers would see it as it is typed.',
  parameters: { name: 'lader', nearest: 'ladder' },
  example: inText(lines('‸::lader', '', ...HEAD, ...GATES), lines('::ladder', '', ...HEAD, ...GATES)),
});
