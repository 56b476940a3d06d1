import { inArticle } from './in-article.ts';
import type { Mistake } from './mistake.ts';

/** Links, pictures and bold words whose signs are not where Markdown wants them, and words to come. */
export const textLinks: readonly Mistake[] = [
  ...form('a picture with a blank inside', '![x] (../images/ladder.svg)', '![x](../images/ladder.svg)'),
  ...form('a picture that is not closed', '![x](../images/ladder.svg', '![x](../images/ladder.svg)'),
  ...form('the brackets of a picture turned around', '!(x)[../images/ladder.svg]', '![x](../images/ladder.svg)'),
  ...form('square brackets around a picture', '![x][../images/ladder.svg]', '![x](../images/ladder.svg)'),
  ...form('an address without brackets', '[site]https://example.org', '[site](https://example.org)'),
  ...form('a title that is not closed', '[site](https://example.org "x)', '[site](https://example.org "x")'),
  ...form('an angle bracket before an address', '[site](<https://example.org)', '[site](https://example.org)'),
  ...form('an angle bracket before a picture', '![x](<../images/ladder.svg)', '![x](../images/ladder.svg)'),
  ...form('a title with a simple mark', "[x](/faq 'a)", '[x](/faq "a")'),
  ...form('a quotation mark for a bracket', '[x](/faq"', '[x](/faq)'),
  ...form('words without their end', '[site(https://example.org)', '[site](https://example.org)'),
  ...form('words with a round end', '[site)(https://example.org)', '[site](https://example.org)'),
  ...form('words with two ends', '[site]](https://example.org)', '[site](https://example.org)'),
  ...form('words in braces', '{site}(https://example.org)', '[site](https://example.org)'),
  ...form('an address in braces', '[site]{https://example.org}', '[site](https://example.org)'),
  ...form('an address with a square end', '[site](https://example.org]', '[site](https://example.org)'),
  ...form('an address in angle brackets alone', '[site]<https://example.org>', '[site](https://example.org)'),
  ...form('an address on the next line', '[site]\n(https://example.org)', '[site](https://example.org)'),
  ...form('one bracket for two', '[x](https://example.org/a_(b)', '[x](https://example.org/a_(b))'),
  ...form('quotation marks in a title', '[x](/faq "a "b" c")', String.raw`[x](/faq "a \"b\" c")`),
  ...form('a bracket too few before words', 'site](/faq)', '[site](/faq)', '[site](/faq)'),
  ...form('a link inside of another', '[a [b](/faq) c](/process)', '[a b c](/process)', '[a b c](/process)'),
  inArticle({
    name: 'a link of one letter, with a blank',
    typed: 'See ‸[x] (/faq) now.',
    rule: 'link-form',
    says: 'Type it as `[x](/faq)`',
  }),
  ...blank('and brackets in an address', '[x](https://example.org/a (b).pdf)', '[x](<https://example.org/a (b).pdf>)'),
  ...blank('in a page, before a title', '[x](/how i help "title")', '[x](/how-i-help "title")'),
  ...blank('in a page', '[x](/how i help)', '[x](/how-i-help)'),
  ...blank('in a destination', '[b](destination: booking)', '[b](destination:booking)'),
  ...blank('before the path of an address', '[site](https://example.org /x)', '[site](https://example.org/x)'),
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
    name: 'a comma between an address and its title',
    typed: 'See [site](‸https://example.org, "x") now.',
    rule: 'address-form',
    says: 'Type `https://example.org`',
  }),
  inArticle({
    name: 'a comma at the end of an address',
    typed: 'See [site](‸https://example.org,) now.',
    rule: 'address-form',
    says: 'Type `https://example.org`',
  }),
  inArticle({
    name: 'a title without a blank before it',
    typed: 'See [site](‸https://example.org"x") now.',
    rule: 'address-form',
    says: 'Type `https://example.org "x"`',
  }),
  inArticle({
    name: 'a blank in an address between angle brackets',
    typed: 'See ‸<https://example.org/a b> now.',
    rule: 'address-form',
    says: 'Type the address without a blank',
    mended: 'See <https://example.org/a-b> now.',
  }),
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
      mended: 'Words.',
    }),
  ),
];

function form(name: string, typed: string, expected: string, mended?: string): Mistake[] {
  const mistake = { name, typed: `‸${typed}`, rule: 'link-form' as const, says: `Type it as \`${expected}\`` };
  return [inArticle({ ...mistake, ...(mended !== undefined && { mended }) })];
}

function blank(name: string, typed: string, expected: string | undefined, mended?: string): Mistake[] {
  const says = expected === undefined ? 'Write the address without a blank' : `Put \`${expected}\` in its place`;
  const mistake = { name: `a blank ${name}`, typed: `See ‸${typed} now.`, rule: 'blank-in-target' as const, says };
  return [inArticle({ ...mistake, ...(mended !== undefined && { mended: `See ${mended} now.` }) })];
}
