import { DRAWING, casesOf, inArticle, linkTo } from '../mistakes/rows.ts';

const TITLE = 'a title behind it stands in straight quotation marks';

export const cases = casesOf('blank-in-target', [
  inArticle('‸![A](../images/Photo 1.svg)', {
    add: { 'images/Photo 1.svg': DRAWING },
    says: '![A](<../images/Photo 1.svg>)',
  }),
  linkTo('/process How it works', {
    says: TITLE,
    fixed: '/process "How it works"',
  }),
  linkTo('/process “How it works”', {
    says: TITLE,
    fixed: '/process "How it works"',
  }),
  inArticle('Read ‸[the process](/process “How I work”).', {
    says: TITLE,
    fixed: 'Read [the process](/process "How I work").',
  }),
  inArticle('‸![Ten](../images/Photo 2.svg "title")', {
    add: { 'images/Photo 2.svg': DRAWING },
    says: '![Ten](<../images/Photo 2.svg> "title")',
  }),
  inArticle('See ‸[site](https://example.org/x The whole paper) now.', {
    says: TITLE,
    fixed: 'See [site](https://example.org/x "The whole paper") now.',
  }),
  ...[
    ['See ‸[x](/how i help "title") now.', 'See [x](/how-i-help "title") now.'],
    ['See ‸[x](/how i help) now.', 'See [x](/how-i-help) now.'],
    ['See ‸[b](destination: booking) now.', 'See [b](destination:booking) now.'],
    ['See ‸[site](https://example.org /x) now.', 'See [site](https://example.org/x) now.'],
    ['See ‸[x](/what i help) now.', 'See [x](/how-i-help) now.'],
  ].map(([typed = '', fixed = '']) => inArticle(typed, { says: 'Write the address without a blank', fixed })),
  ...[
    ['See ‸[x](#How to estimate value at gate).', 'See [x](#how-to-estimate-value-at-gate).'],
    ['See ‸[mail](mailto:anna @example.org) now.', 'See [mail](mailto:anna@example.org) now.'],
    ['See ‸[mail](mailto: a@example.org) now.', 'See [mail](mailto:a@example.org) now.'],
    ['See ‸[site](https://exa mple.org/x) now.', 'See [site](https://example.org/x) now.'],
    ['See ‸[site](https://www.exa mple.org) now.', 'See [site](https://www.example.org) now.'],
    ['See ‸![A ladder](../images/ladder.svg =300x200) now.', 'See ![A ladder](../images/ladder.svg) now.'],
  ].map(([typed = '', fixed = '']) => inArticle(typed, { says: 'a blank', fixed })),
  ...[
    ['Call ‸[us](+39 02 1234567) now.', 'Call [us](tel:+39021234567) now.'],
    ['Call ‸[us](tel:+39 02 1234567) now.', 'Call [us](tel:+39021234567) now.'],
    ['Call ‸[us](Tel. 0039 02-1234567 "By phone") now.', 'Call [us](tel:+39021234567 "By phone") now.'],
    ['Call ‸[us](+49 (0)30 123456) now.', 'Call [us](tel:+4930123456) now.'],
    ['Call ‸[us](02 1234567) now.', 'Call [us](tel:021234567) now.'],
    ['See ‸[it](DOI: 10.1038/s41586-020-2649-2).', 'See [it](https://doi.org/10.1038/s41586-020-2649-2).'],
  ].map(([typed = '', fixed = '']) => inArticle(typed, { says: ['Unexpected blank', 'in its place'], fixed })),
]);
