import { type Texts, inText, lines, rule } from '../rule.ts';
import type { Found, TextParts } from '../markdown/found.ts';

type Parameters = Texts<'signs'>;

export const underlinedHeading = rule<Parameters>({
  area: 'markup',
  severity: 'warning',
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
  find: { text: findUnderlined },
});

/** Paragraphs that a line `---` or `-` below has made headings; a longer line was meant to. */
function findUnderlined({ nodes, source }: TextParts): Found<Parameters>[] {
  return nodes('heading').flatMap(({ node: { data }, start, end }): Found<Parameters>[] => {
    const signs = data?.underline;
    if (!data?.isProse || !signs?.startsWith('-')) return [];
    return [{ offset: start + source.slice(start, end).lastIndexOf(signs), values: { signs } }];
  });
}
