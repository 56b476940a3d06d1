import { type TextParameters, didYouMean, error, inText, lines } from '../rule.ts';
import { GATES, HEAD } from '../words.ts';

export const directiveOption = error<TextParameters<'option' | 'name', 'typed' | 'expected' | 'known' | 'nearest'>>(
  'directives',
  {
    message: (v) =>
      v.expected === undefined
        ? `Unexpected option \`${v.option}\` of \`::${v.name}\`, expected ${v.known}${didYouMean(v)}`
        : `Cannot read the option \`${v.option}\` of \`::${v.name}\`: expected ${v.expected}`,
    advice: (v) =>
      v.expected === undefined
        ? `Correct its name, or take \`${v.typed}\` out.`
        : 'Write it between the braces of this line.',
    means:
      'Between braces behind the name stand the options of a figure, such as `{id="ladder"}` for its anchor. Each figure knows a few, and each of these has a form.',
    parameters: { name: 'ladder', option: 'ide', typed: 'ide="plan"', known: '`id`', nearest: 'id' },
    example: inText(
      lines('‸::ladder{ide="plan"}', '', ...HEAD, ...GATES),
      lines('::ladder{id="plan"}', '', ...HEAD, ...GATES),
    ),
  },
);
