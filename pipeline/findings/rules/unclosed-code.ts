import { error, inText, lines } from '../rule.ts';

export const unclosedCode = error('markup', {
  message: (v) =>
    `Cannot find the end of the code that begins here: ${v.lines === '1' ? '1 line is' : `${v.lines} lines are`} published as code`,
  advice: (v) => `Put a line of ${v.fence} below the code, with nothing else on it; or take this line out.`,
  means:
    'Three backticks begin code, and three more, on a line of their own, end it. Nothing ends this one, so that all of the rest of the text would be shown as code.',
  parameters: { fence: 'three backticks', lines: '3' },
  example: inText(
    lines('‸```', 'value / cost', '', 'That is all.'),
    lines('```', 'value / cost', '```', '', 'That is all.'),
  ),
});
