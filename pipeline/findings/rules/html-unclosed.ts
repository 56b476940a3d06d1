import { type TextParameters, inText, warning } from '../rule.ts';

export const htmlUnclosed = warning<TextParameters<'name', 'shown'>>('html', {
  message: (v) =>
    `Cannot find the end of \`<${v.name}>\`: it is ${v.shown ? 'shown as text' : 'read as HTML, not shown'}`,
  advice: () => 'Close it, or put a backslash before it, `\\<`, to show it as the text that it looks like.',
  means:
    'A `<` and a letter begin an HTML element, which ends at `</`, its name and `>`. This one never ends. If you mean a sign and no element, ' +
    'as in a comparison or the name of a type, a backslash before it shows it as it is.',
  parameters: { name: 'b', shown: 'as text' },
  example: inText('Keep a list of ‸<b>risks, and nothing else.', 'Keep a list of <b>risks</b>, and nothing else.'),
});
