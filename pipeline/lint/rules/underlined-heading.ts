import { inText, lines } from '../example.ts';
import { rule } from '../rule.ts';

type Parameters = {
  readonly kind: string;
  readonly signs: string;
};

export const underlinedHeading = rule<Parameters>({
  area: 'slips',
  severity: 'warning',
  message: (v) => {
    if (v.kind === 'fields') return 'Unexpected fields in the middle of the text: they are published as a part of it';
    return `Unexpected line \`${v.signs}\` directly below a paragraph: it makes a heading of the paragraph`;
  },
  advice: (v) => {
    if (v.kind === 'fields')
      return 'Take these lines out, and the `---` above and below them; the fields of a text stand at the top of its file.';
    if (v.kind === 'hyphen') return 'Take it out; for a heading, put `##` and a blank before the words.';
    return v.signs?.startsWith('-')
      ? 'Put a blank line above it, for a line across the page, or take it out.'
      : 'Take it out; a line across the page is `---` between blank lines.';
  },
  means:
    'A line of hyphens or equals signs directly below words makes a heading of them, however long they are. Mostly a line across the page was meant, which needs a blank line above it.',
  parameters: { kind: 'line', signs: '---' },
  example: inText(
    lines('A gate is a decision.', '‸---', '', 'It takes a day.'),
    lines('A gate is a decision.', '', '---', '', 'It takes a day.'),
  ),
});
