import { error, inText, lines } from '../rule.ts';

export const textInCode = error('markup', {
  message: () => 'Unexpected lines of backticks around a text: all of it is published as code',
  advice: () => 'Take this line and the last line of backticks out.',
  means:
    'A chat program hands its text over between two lines of backticks, which make code of what stands between them. ' +
    'No heading is one, no link leads anywhere, and nothing is set in the letters of the page.',
  parameters: {},
  example: inText(
    lines('‸```markdown', '## Before a gate', '', 'A gate is a decision.', '```'),
    lines('## Before a gate', '', 'A gate is a decision.'),
  ),
});
