import { type TextParameters, inText, lines, warning } from '../rule.ts';

export const headingAlone = warning<TextParameters<'words', 'inside' | 'next'>>('text', {
  message: (v) =>
    `Unexpected heading \`${v.words}\` with ${v.inside ? 'only other headings below it: none of them is' : 'nothing below it: it is not'} published`,
  advice: (v) =>
    `Write what belongs below it; take its \`#\` out to keep its words as text, or all of it.${v.next ? ' If what follows is a part of it, put one more `#` before the next heading.' : ''}`,
  means:
    'Nothing stands between this heading and the next one, or the end. Readers who open the question, or come from the contents, would find an empty place, so the heading is left out. ' +
    'Perhaps a part was lost when it was pasted, or an answer is still to be written.',
  parameters: { words: 'What comes next' },
  example: inText(
    lines('A gate is a decision.', '', '‸## What comes next'),
    lines('A gate is a decision.', '', '## What comes next', '', 'The next gate.'),
  ),
});
