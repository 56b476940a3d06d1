import { casesOf, inArticle, linkTo } from '../mistakes/rows.ts';

export const cases = casesOf('blank-in-target', [
  {
    name: 'a picture with a blank in its name',
    file: 'insights/burn-quality.md',
    from: '## What goes into it\n',
    to: '## What goes into it\n\n‸![A](../images/Photo 1.svg)\n',
    says: '![A](<../images/Photo 1.svg>)',
    add: {
      'images/Photo 1.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>',
    },
  },
  linkTo('an address with a blank', 'https://example.org/my paper.pdf', {
    says: '(<https://example.org/my paper.pdf>)',
  }),
  linkTo('a page, with a title that has no quotation marks', '/process How it works', {
    says: 'a title behind it stands in straight quotation marks',
    fixed: '/process "How it works"',
  }),
  linkTo('a page, with a title in curly quotation marks', '/process “How it works”', {
    says: 'a title behind it stands in straight quotation marks',
    fixed: '/process "How it works"',
  }),
  inArticle('curly quotation marks in a link', 'Read ‸[the process](/process “How I work”).', {
    says: 'a title behind it stands in straight quotation marks',
    fixed: 'Read [the process](/process "How I work").',
  }),
  inArticle('a blank in an address', 'Read ‸[the report](https://example.com/annual report of 2025).', {
    says: 'Write the address without a blank',
    fixed: 'Read [the report](<https://example.com/annual report of 2025>).',
  }),
  inArticle('the words of a title for an address', 'Read ‸[the article](Burn Quality) now.', {
    says: 'such as `/faq`',
    fixed: 'Read [the article](burn-quality.md) now.',
  }),
  inArticle('words for an address', 'Read ‸[this](My other page) now.', {
    says: 'such as `/faq`',
    fixed: 'Read [this](/faq) now.',
  }),
  inArticle('words for an address: Read ‸[this](my other page) now.', 'Read ‸[this](my other page) now.', {
    fixed: 'Text.',
  }),
  inArticle('words for an address: 参见‸[文章](消耗 质量)。', '参见‸[文章](消耗 质量)。', { fixed: 'Text.' }),
  inArticle('a heading for an anchor', 'See ‸[x](#How to estimate value at gate).', {
    says: 'without a blank',
    fixed: 'See [x](#how-to-estimate-value-at-gate).',
  }),
  inArticle('a blank and brackets in an address', 'See ‸[x](https://example.org/a (b).pdf) now.', {
    says: 'Put `[x](<https://example.org/a (b).pdf>)` in its place',
  }),
  inArticle('a blank in a page, before a title', 'See ‸[x](/how i help "title") now.', {
    says: 'Write the address without a blank',
    fixed: 'See [x](/how-i-help "title") now.',
  }),
  inArticle('a blank in a page', 'See ‸[x](/how i help) now.', {
    says: 'Write the address without a blank',
    fixed: 'See [x](/how-i-help) now.',
  }),
  inArticle('a blank in a destination', 'See ‸[b](destination: booking) now.', {
    says: 'Write the address without a blank',
    fixed: 'See [b](destination:booking) now.',
  }),
  inArticle('a blank before the path of an address', 'See ‸[site](https://example.org /x) now.', {
    says: 'Write the address without a blank',
    fixed: 'See [site](https://example.org/x) now.',
  }),
  inArticle('a blank in a page that is none', 'See ‸[x](/what i help) now.', {
    says: 'Write the address without a blank',
    fixed: 'See [x](/how-i-help) now.',
  }),
  {
    name: 'a blank in the name of a picture, before a title',
    says: '![Ten](<../images/Photo 2.svg> "title")',
    file: 'insights/burn-quality.md',
    from: '## How to estimate value at gate',
    to: '‸![Ten](../images/Photo 2.svg "title")\n\n## How to estimate value at gate',
    add: { 'images/Photo 2.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>' },
  },
  inArticle('an address of mail with a blank', 'See ‸[mail](mailto:anna @example.org) now.', {
    says: 'without a blank',
    fixed: 'See [site](https://example.org) now.',
  }),
  inArticle('an address of mail with a blank behind its colon', 'See ‸[mail](mailto: a@example.org) now.', {
    says: 'a blank',
    fixed: 'See [site](https://example.org) now.',
  }),
  inArticle('an address with a blank in its host', 'See ‸[site](https://exa mple.org/x) now.', {
    says: 'without a blank',
    fixed: 'See [site](https://example.org) now.',
  }),
  inArticle('an address with a blank in a host that seems whole', 'See ‸[site](https://www.exa mple.org) now.', {
    says: 'without a blank',
    fixed: 'See [site](https://example.org) now.',
  }),
  inArticle('an address of a telephone with blanks', 'See ‸[us](+39 045 1234567) now.', {
    says: 'without a blank',
    fixed: 'See [us](tel:+390451234567) now.',
  }),
  inArticle('an address of a picture with its size', 'See ‸![A ladder](../images/ladder.svg =300x200) now.', {
    says: 'without a blank',
    fixed: 'See ![A ladder](../images/ladder.svg) now.',
  }),
  inArticle('an address with words behind it', 'See ‸[site](https://example.org/x The whole paper) now.', {
    says: 'stands in straight quotation marks',
    fixed: 'See [site](https://example.org/x "The whole paper") now.',
  }),
]);
