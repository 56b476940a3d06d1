import { type Texts, inFields, rule } from '../rule.ts';
import { entitiesIn } from '../markdown/entities.ts';
import type { Found } from '../markdown/found.ts';

type Parameters = Texts<'what' | 'field' | 'expected'>;

/** Signs of Markdown and HTML around words, and which group holds the words. */
const FORMS: readonly RegExp[] = [
  /(?<![\w*\\])\*\*(?=\S)(?<words>[^*\n]+)(?<=\S)\*\*(?![\w*])/g,
  /(?<![\w*\\])\*(?=\S)(?<words>[^*\n]+)(?<=\S)\*(?![\w*])/g,
  /(?<![\w\\/])__(?=\S)(?<words>[^_\n]+)(?<=\S)__(?!\w)/g,
  /(?<![\w\\/])_(?=\S)(?<words>[^_\n]+)(?<=\S)_(?!\w)/g,
  /(?<!\\)~~(?=\S)(?<words>[^~\n]+)(?<=\S)~~/g,
  /(?<!\\)`(?<words>[^`\n]+)`/g,
  /!?\[(?<words>[^[\]\n]+)\]\([^()\s]+\)/g,
  /^#{1,6}[ \t]+(?<words>\S.*)/g,
  /<(?<tag>a|b|i|s|u|em|strong|small|span|font|sub|sup|mark|code|p|div)(?:\s[^<>\n]*)?>(?<words>[^<>\n]*)<\/\k<tag>>/gi,
];
const MAY_HOLD = /[*_`[#<&]|~~/;

export const markdownInField = rule<Parameters>({
  area: 'slips',
  severity: 'warning',
  message: (v) =>
    `Unexpected ${/<|&[\w#]+;/.test(v.what ?? '') ? 'HTML' : 'Markdown'} in \`${v.field}\`, ${v.what?.startsWith('`') ? v.what : `\`${v.what}\``}: this field is published as it is typed`,
  advice: (v) => `Type it without the signs: \`${v.expected}\`.`,
  means:
    'Titles, summaries and other short fields are plain text: they go to the tab of the browser, to search engines and to the cards of other sites, where nothing can be bold. ' +
    'Signs of Markdown and HTML would be shown there as they are. A fact may be put into such a field, so it is plain text too.',
  parameters: { field: 'title', what: '**gate**', expected: 'gate' },
  example: inFields('insights/my-article.md', 'title: "What a ‸**gate** is"', 'title: "What a gate is"'),
  find: { line: (text, field) => (MAY_HOLD.test(text) ? findMarkdown(text, field) : []) },
});

function findMarkdown(text: string, field: string): Found<Parameters>[] {
  const around = FORMS.flatMap((form) =>
    [...text.matchAll(form)].map(({ 0: what, index, groups }) => ({ what, index, expected: groups?.['words'] ?? '' })),
  );
  return [...around, ...entitiesIn(text)].map(({ what, index, expected }) => ({
    offset: index,
    values: { field, what, expected },
    // Without its signs, a link or a picture loses where it leads, and what was struck out is back.
    ...(!/\)$|^~~/.test(what) && { fix: { actual: what, expected } }),
  }));
}
