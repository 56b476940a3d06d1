import { type TextParameters, beside, inFields, lines, together, warning } from '../rule.ts';

export const repeatedText = warning<TextParameters<'parts' | 'other', 'more' | 'file'>>('text', {
  message: (v) => `Unexpected ${v.parts}: \`${v.other}\` has the same${v.more ? `, and so have ${v.more} more` : ''}`,
  advice: (v) =>
    v.file
      ? `Write what is new here. If \`${v.file}\` came by mistake, delete that; \`${v.other}\` is published, and stays.`
      : 'Write in one of the two what only that one says.',
  means:
    'Two texts say the same of themselves in lists and search results, have the same title, or are the same as a whole: most likely one was begun as a copy of the other, ' +
    'and not everything in it is new yet. Readers take them for one, and search engines show only one of them. What is published already is never the one to change.',
  parameters: { parts: 'summary', other: 'insights/winter-air.md' },
  example: together(
    beside('fields', 'insights/winter-air.md', 'summary: Air is dry in winter.'),
    inFields(
      'insights/wood-moves.md',
      lines('summary: ‸Air is dry in winter.', 'published: 2025-01-02'),
      lines('summary: Wood moves with the air around it.', 'published: 2025-01-02'),
    ),
  ),
});
