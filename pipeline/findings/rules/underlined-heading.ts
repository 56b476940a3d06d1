import { inText, lines, warning } from '../rule.ts';

export const underlinedHeading = warning('markup', {
  message: (v) => `Unexpected line \`${v.signs}\` directly below a paragraph: it makes a heading of the paragraph`,
  advice: (v) =>
    v.signs === '-'
      ? 'Take it out; for a heading, put `##` and a blank before the words.'
      : 'Put a blank line above it, for a line across the page, or take it out.',
  means:
    'A line of hyphens directly below words makes a heading of them, however long they are. Mostly a line across the page was meant, which needs a blank line above it.',
  parameters: { signs: '---' },
  example: inText(
    lines('A gate is a decision.', '‸---', '', 'It takes a day.'),
    lines('A gate is a decision.', '', '---', '', 'It takes a day.'),
  ),
});
