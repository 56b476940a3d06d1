import { inArticle } from './in-article.ts';
import type { Mistake } from './mistake.ts';

/** Links and bold words that were meant as such. */
export const textWords: readonly Mistake[] = [...links(), ...emphasis()];

function links(): Mistake[] {
  return [
    inArticle({
      name: 'a link that names no address',
      typed: 'Read ‸[the report][report].',
      rule: 'missing-definition',
      says: 'add a line `[report]: https://…`',
      fixed: 'Read [the report][report].\n\n[report]: https://example.com/report',
    }),
    inArticle({
      name: 'a blank inside a link',
      typed: 'Read ‸[the report] (https://example.com).',
      rule: 'link-form',
      says: 'Type it as `[the report](https://example.com)`',
    }),
    inArticle({
      name: 'square brackets around an address',
      typed: 'Read ‸[the report][https://example.com].',
      rule: 'missing-definition',
      says: 'Put the address in round brackets',
      fixed: 'Read [the report](https://example.com).',
    }),
    inArticle({
      name: 'curly quotation marks in a link',
      typed: 'Read ‸[the process](/process “How I work”).',
      rule: 'blank-in-target',
      says: 'a title behind it stands in straight quotation marks',
      fixed: 'Read [the process](/process "How I work").',
    }),
    inArticle({
      name: 'a blank in an address',
      typed: 'Read ‸[the report](https://example.com/annual report of 2025).',
      rule: 'blank-in-target',
      says: 'Write the address without a blank',
      fixed: 'Read [the report](<https://example.com/annual report of 2025>).',
    }),
    inArticle({
      name: 'a blank inside a picture',
      typed: 'See ‸![A ladder] (../images/ladder.svg).',
      rule: 'link-form',
      says: '![A ladder](../images/ladder.svg)',
    }),
    inArticle({
      name: 'a link without an address',
      typed: 'Read ‸[the report]().',
      rule: 'link-empty',
      says: 'Cannot find the address',
      fixed: 'Read the report.',
    }),
    inArticle({
      name: 'a link without words',
      typed: 'Read ‸[](/process) first.',
      rule: 'link-empty',
      says: 'without them nobody sees the link',
      fixed: 'Read [the process](/process) first.',
    }),
  ];
}

function emphasis(): Mistake[] {
  return [
    inArticle({
      name: 'blanks inside bold words',
      typed: 'A ‸** good ** gate.',
      rule: 'emphasis-form',
      says: 'Leave no blank inside the signs: `**good**`',
    }),
    inArticle({
      name: 'stars between numbers',
      typed: 'It costs ‸5*3*2 in all.',
      rule: 'emphasis-form',
      says: 'Type `5 × 3 × 2`, or `5\\*3\\*2` to show the stars.',
    }),
    inArticle({
      name: 'a blank before the end of bold words',
      typed: 'A ‸**good **gate.',
      rule: 'emphasis-form',
      says: 'not bold',
    }),
  ];
}
