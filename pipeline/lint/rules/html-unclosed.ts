import { type TextParameters, inText, warning } from '../rule.ts';

export const htmlUnclosed = warning<TextParameters<'name', 'meant' | 'shown'>>('html', {
  message: (v) =>
    v.meant
      ? `Unexpected second \`<${v.name}>\`, expected \`${v.meant}\``
      : `Cannot find the end of \`<${v.name}>\`: it is ${v.shown ? 'shown as text' : 'read as HTML, not shown'}`,
  advice: (v) =>
    v.meant
      ? `Put the slash in: \`${v.meant}\` ends what \`<${v.name}>\` begins.`
      : 'Close it, or put a backslash before it, `\\<`, to show it as the text that it looks like.',
  means:
    'A `<` and a letter begin an HTML element, which ends at `</`, its name and `>`. This one never ends. If you mean a sign and no element, ' +
    'as in a comparison or the name of a type, a backslash before it shows it as it is.',
  parameters: { name: 'b' },
  example: inText('Keep a list of ‸<b>risks, and nothing else.', 'Keep a list of <b>risks</b>, and nothing else.'),
});
