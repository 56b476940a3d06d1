import { inText, note } from '../rule.ts';

export const htmlPasted = note('html', {
  message: (v) =>
    `This was pasted from ${v.program}: its words, headings, links and tables are published, its fonts, sizes and colors are not`,
  advice: () => 'Nothing to do if it looks right; write it in Markdown where it does not, as lists of Word may not.',
  means:
    'Word processors hand out their text with its looks: fonts, sizes, names of styles, paragraphs that are empty. This site has a look of its ' +
    'own, so only what the text says is published, with its headings, bold and italic words, links and tables. Word writes its lists as paragraphs with a sign before them, and so they stay. The note says that nothing else was kept.',
  parameters: { program: 'Word' },
  example: inText('‸<p class="MsoNormal">Words from elsewhere.</p>', 'Words from elsewhere.'),
});
