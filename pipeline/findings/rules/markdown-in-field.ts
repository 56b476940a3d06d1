import { inFields, warning } from '../rule.ts';

export const markdownInField = warning('markup', {
  message: (v) =>
    `Unexpected ${/<|&[\w#]+;/.test(v.what ?? '') ? 'HTML' : 'Markdown'} in \`${v.field}\`, ${v.what?.startsWith('`') ? v.what : `\`${v.what}\``}: this field is published as it is typed`,
  advice: (v) => `Type it without the signs: \`${v.expected}\`.`,
  means:
    'Titles, summaries and other short fields are plain text: they go to the tab of the browser, to search engines and to the cards of other sites, where nothing can be bold. ' +
    'Signs of Markdown and HTML would be shown there as they are. A fact may be put into such a field, so it is plain text too.',
  parameters: { field: 'title', what: '**gate**', expected: 'gate' },
  example: inFields('insights/my-article.md', 'title: "What a ‸**gate** is"', 'title: "What a gate is"'),
});
