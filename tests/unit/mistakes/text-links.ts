import { inArticle } from './in-article.ts';
import type { Mistake } from './mistake.ts';

/** Links, pictures and bold words whose signs are not where Markdown wants them, and words to come. */
export const textLinks: readonly Mistake[] = [
  inArticle({
    name: 'a picture with a blank inside',
    typed: '‸![x] (../images/ladder.svg)',
    rule: 'link-form',
    says: 'Type it as `![x](../images/ladder.svg)`',
  }),
  inArticle({
    name: 'a link of one letter, with a blank',
    typed: 'See ‸[x] (/faq) now.',
    rule: 'link-form',
    says: 'Type it as `[x](/faq)`',
  }),
  ...[
    ['without its first bracket', 'Read the questions‸](/faq) now.'],
    ['without its last bracket', 'Read ‸[the questions](/faq now.'],
    ['with quotation marks in its title', 'Read ‸[the questions](/faq "All "short" answers").'],
  ].map(([name, typed = '']) =>
    inArticle({
      name: `a link ${name}`,
      typed,
      rule: 'link-form',
      says: 'a bracket at both ends',
      fixed: 'Read [the questions](/faq) now.',
    }),
  ),
  ...blank('and brackets in an address', '[x](https://example.org/a (b).pdf)', '[x](<https://example.org/a (b).pdf>)'),
  ...blank('in a page, before a title', '[x](/how i help "title")', undefined, '[x](/how-i-help "title")'),
  ...blank('in a page', '[x](/how i help)', undefined, '[x](/how-i-help)'),
  ...blank('in a destination', '[b](destination: booking)', undefined, '[b](destination:booking)'),
  ...blank(
    'before the path of an address',
    '[site](https://example.org /x)',
    undefined,
    '[site](https://example.org/x)',
  ),
  ...blank('in a page that is none', '[x](/what i help)', undefined, '[x](/how-i-help)'),
  {
    ...inArticle({
      name: 'a blank in the name of a picture, before a title',
      typed: '‸![Ten](../images/Photo 2.svg "title")',
      rule: 'blank-in-target',
      says: '![Ten](<../images/Photo 2.svg> "title")',
    }),
    add: { 'images/Photo 2.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>' },
  },
  inArticle({
    name: 'an id behind a heading without its blank',
    typed: '‸##A heading {#gates}\n\nWords.',
    rule: 'heading-form',
    says: '`## A heading {#gates}`',
  }),
  inArticle({
    name: 'bold words between underlines, with blanks inside',
    typed: 'It is ‸__ bold __ here.',
    rule: 'emphasis-form',
    says: '`__bold__`',
  }),
  ...['This is [‸TK] here.', '‸todo', '‸Todo: words.', '[‸insert quote here]'].map((typed) =>
    inArticle({
      name: `words to come, ${typed.replace('‸', '')}`,
      typed,
      rule: 'unfinished-text',
      says: 'words that are still to come',
      fixed: 'Words.',
    }),
  ),
];

function blank(name: string, typed: string, expected: string | undefined, fixed?: string): Mistake[] {
  const says = expected === undefined ? 'Write the address without a blank' : `Put \`${expected}\` in its place`;
  const mistake = { name: `a blank ${name}`, typed: `See ‸${typed} now.`, rule: 'blank-in-target' as const, says };
  return [inArticle({ ...mistake, ...(fixed !== undefined && { fixed: `See ${fixed} now.` }) })];
}
