import { inArticle } from './in-article.ts';
import type { Mistake } from './mistake.ts';

/** Links and bold words that were meant as such. */
export const textWords: readonly Mistake[] = [...links(), ...addresses(), ...emphasis()];

function links(): Mistake[] {
  return [
    inArticle({
      name: 'a link that names no address',
      typed: 'Read ‸[the report][report].',
      rule: 'missing-definition',
      says: 'add a line `[report]: https://…`',
      mended: 'Read [the report][report].\n\n[report]: https://example.com/report',
    }),
    inArticle({
      name: 'a blank inside a link',
      typed: 'Read ‸[the report] (https://example.com).',
      rule: 'link-form',
      says: 'Type it as `[the report](https://example.com)`',
    }),
    inArticle({
      name: 'the brackets of a link turned around',
      typed: 'Read ‸(the report)[https://example.com].',
      rule: 'link-form',
      says: '[the report](https://example.com)',
    }),
    inArticle({
      name: 'square brackets around an address',
      typed: 'Read ‸[the report][https://example.com].',
      rule: 'link-form',
      says: '[the report](https://example.com)',
    }),
    inArticle({
      name: 'a link that is not closed',
      typed: 'Read ‸[the process](/process',
      rule: 'link-form',
      says: '[the process](/process)',
    }),
    inArticle({
      name: 'curly quotation marks in a link',
      typed: 'Read ‸[the process](/process “How I work”).',
      rule: 'blank-in-target',
      says: '[the process](/process "How I work")',
    }),
    inArticle({
      name: 'a blank in an address',
      typed: 'Read ‸[the report](https://example.com/annual report of 2025).',
      rule: 'blank-in-target',
      says: '[the report](<https://example.com/annual report of 2025>)',
      mended: 'Read [the report](<https://example.com/annual report of 2025>).',
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
      mended: 'Read the report.',
    }),
    inArticle({
      name: 'a link without words',
      typed: 'Read ‸[](/process) first.',
      rule: 'link-empty',
      says: 'without them nobody sees the link',
      mended: 'Read [the process](/process) first.',
    }),
  ];
}

function addresses(): Mistake[] {
  return [
    ['an address whose bracket is not closed', '<https://example.com', '<https://example.com>'],
    ['an address with one slash', 'http:/example.com', 'http://example.com'],
    ['an address without its colon', 'https//example.com', 'https://example.com'],
    ['an address with two w', 'ww.example.com', 'www.example.com'],
    ['an address without its second t', 'htp://example.com', 'http://example.com'],
  ].map(([name = '', wrong = '', right = '']) =>
    inArticle({ name, typed: `It is at ‸${wrong} now.`, rule: 'address-form', says: `Type \`${right}\`` }),
  );
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
    inArticle({
      name: 'bold words without their end',
      typed: 'A ‸**good gate.',
      rule: 'emphasis-form',
      says: 'without its other end',
      mended: 'A **good** gate.',
    }),
    inArticle({
      name: 'bold signs around nothing',
      typed: 'A good ‸**** gate.',
      rule: 'emphasis-form',
      says: 'Take the signs out.',
    }),
  ];
}
