import { type TextParameters, inText, lines, warning } from '../rule.ts';

export const headingLevel = warning<TextParameters<'level' | 'expected' | 'top', 'underline' | 'deeper'>>('text', {
  message: (v) => `Unexpected heading of level ${v.level}, expected ${v.expected}`,
  advice: ({ top = '##', underline, deeper }) => {
    if (deeper !== undefined)
      return `Take ${deeper === '1' ? 'one' : deeper} \`#\` from each heading of this text: \`${top}\` begins a section, \`${top}#\` what stands inside it.`;
    return underline === undefined
      ? `Use \`${top}\` for sections and \`${top}#\` for what stands inside them; the title of the page is its only level 1.`
      : `Take the line \`${underline}\` below it out, and put \`${top}\` and a blank before its words for a section; the title of the page is its only level 1.`;
  },
  means:
    'Headings are the table of contents of a page: many blind readers jump from one to the next, and search engines read them first. ' +
    'The title is the largest, so sections begin with `##`, and what stands inside a section with `###`. A level that is left out ' +
    'sounds as if a part were missing.',
  parameters: { level: '4', top: '##', expected: '3' },
  example: inText(
    lines('## Before a gate', '', '‸#### What to prepare', '', 'A question.'),
    lines('## Before a gate', '', '### What to prepare', '', 'A question.'),
  ),
});
