import { casesOf, inArticle } from '../mistakes/rows.ts';

export const cases = casesOf('missing-definition', [
  inArticle('Read ‸[the report][report].', {
    says: 'add a line `[report]: https://…`',
    fixed: 'Read [the report][report].\n\n[report]: https://example.com/report',
  }),
  inArticle('Read ‸[the report][https://example.com].', {
    says: 'Put the address in round brackets',
    fixed: 'Read [the report](https://example.com).',
  }),
  inArticle('Read ‸[the *whole* report][__report__].', {
    says: ['address of `[the *whole* report][__report__]`', 'add a line `[__report__]: https://…`'],
    fixed: 'Read [the report](https://example.com).',
  }),
  inArticle('See ‸[the words][unusd].\n\nAnd [another][unused].\n\n[unused]: https://example.org', {
    says: 'did you mean `unused`',
    fixed: 'See [the words][unused].\n\nAnd [another][unused].\n\n[unused]: https://example.org',
  }),
]);
