import { inText, note } from '../rule.ts';

export const htmlPasted = note('html', {
  message: (v) =>
    `This was pasted from ${v.program}: its words, headings, links, lists and tables are published, its fonts, sizes and colors are not`,
  advice: () => 'Nothing to do if it looks right; as Markdown it is easier to change.',
  means:
    'Word processors hand out their text with its looks: fonts, sizes, names of styles, paragraphs that are empty. This site has a look of its ' +
    'own, so only what the text says is published, with its headings, emphasis, links, lists and tables. The note says that nothing else was kept; there is nothing to do.',
  parameters: { program: 'Word' },
  example: inText('‸<p class="MsoNormal">Words from elsewhere.</p>', 'Words from elsewhere.'),
});
