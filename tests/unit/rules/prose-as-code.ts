import { casesOf, inArticle } from '../mistakes/rows.ts';

export const cases = casesOf('prose-as-code', [
  inArticle('‸    > A gate is what somebody has decided.', 'Unexpected four blanks before a quote'),
  inArticle('‸    This paragraph was pasted with the blanks of a letter.', 'Take the blanks'),
  inArticle('‸    这是缩进的段落，写得很长。它不是代码。', 'Take the blanks'),
  inArticle(
    '‸    Felt for the hammer and wire for the string\n    Glue for the bridge and a song for the king,\n\n    Oil for the pins and a cloth for the keys\n    Wood for the board and a day for the bees.',
    {
      says: 'end each line but the last with a backslash',
      fixed:
        'Felt for the hammer and wire for the string\\\nGlue for the bridge and a song for the king,\n\nOil for the pins and a cloth for the keys\\\nWood for the board and a day for the bees.',
    },
  ),
  inArticle(
    '‸    A gate is a promise to stop, made before the money is spent, and\n    kept when the result does not reach its threshold.',
    {
      says: 'out; for code',
      loses: ['the line before “kept”'],
      fixed:
        'A gate is a promise to stop, made before the money is spent, and\nkept when the result does not reach its threshold.',
    },
  ),
  inArticle('<table>\n  <tr>\n    <td>\n\n‸      Visits\n\n    </td>\n  </tr>\n</table>', 'or the empty line above it'),
  inArticle(
    '<details>\n  <summary>More</summary>\n\n‸    It is dry here.\n\n    - one\n    - two\n\n</details>',
    'or the empty line above it',
  ),
  inArticle('<blockquote>\n\n‸    "It is," he said.\n\n</blockquote>', 'or the empty line above it'),
  inArticle('<ul>\n  <li>A</li>\n\n‸    <li>B</li>\n</ul>', 'or the empty line above it'),
  inArticle(
    '<details>\n  <summary>In short:</summary>\n\n‸    <p>Words.</p>\n</details>',
    'or the empty line above it',
  ),
  inArticle('<div>\n\t<p>One</p>\n\n‸\t<div>\n\n\t\t<p>Two</p>\n\n\t</div>\n</div>', 'or the empty line above it'),
  inArticle(
    '<figure>\n  <blockquote>\n    One came first.\n\n‸    Two came after it – with {x}\n    </blockquote>\n</figure>',
    'or the empty line above it',
  ),
  inArticle(
    '<div>\n\t<blockquote>\n\t\tOne.\n\n‸\t\tTwo.\n\n\t\tThree, he says\n\t</blockquote>\n</div>',
    'or the empty line above it',
  ),
  inArticle('Words.\n\n‸    <p>More words.</p>', {
    says: 'or the empty line above it',
    fixed: 'Words.\n\n<p>More words.</p>',
  }),
  inArticle('> <ul>\n>\n> ‸    <li>a</li>\n>\n> </ul>', {
    says: 'or the empty line above it',
    fixed: '> <ul>\n>\n> <li>a</li>\n>\n> </ul>',
  }),
  inArticle('<div>\n  <p>One</p>\n\n‸    <a\n      href="/faq"\n    >\n      Two\n    </a>\n</div>', {
    says: 'Take the empty line above it out; for code',
    fixed: '<div>\n  <p>One</p>\n    <a\n      href="/faq"\n    >\n      Two\n    </a>\n</div>',
    // The tag was published as code.
    loses: ['href', 'faq'],
  }),
]);

export const silent = [
  'A program:\n\n    $ wool --felt\n    > spin',
  "So it goes.\n\n    console.log('好')  // 这是缩进的段落。",
  'Its settings:\n\n    - wool: 3\n      felt: 4',
  '```sh\nwool --felt\n```\n\n    No felt was found in the place where it is kept.',
  'So it goes.\n\n    $ wool felt\n    Fix all of the fibers and spin them once more.',
  "```sh\nwool --list\n```\n\n    * Fibers written to 'fibers.lock'.",
];
