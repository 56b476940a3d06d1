import { casesOf, inArticle } from '../mistakes/rows.ts';

export const cases = casesOf('prose-as-code', [
  inArticle('a quote four blanks in', '‸    > A gate is what somebody has decided.', {
    says: 'Unexpected four blanks before a quote',
  }),
  inArticle('a paragraph four blanks in', '‸    This paragraph was pasted with the blanks of a letter.', {
    says: 'Take the blanks',
  }),
  inArticle('words of a cell of HTML', '<table>\n  <tr>\n    <td>\n\n‸      Visits\n\n    </td>\n  </tr>\n</table>', {
    says: 'or the empty line above it',
  }),
  inArticle(
    'a short sentence of HTML',
    '<details>\n  <summary>More</summary>\n\n‸    It is dry here.\n\n    - one\n    - two\n\n</details>',
    { says: 'or the empty line above it' },
  ),
  inArticle('a saying in HTML', '<blockquote>\n\n‸    "It is," he said.\n\n</blockquote>', {
    says: 'or the empty line above it',
  }),
  inArticle('an item of HTML behind an empty line', '<ul>\n  <li>A</li>\n\n‸    <li>B</li>\n</ul>', {
    says: 'or the empty line above it',
  }),
  inArticle(
    'a paragraph of HTML behind a title with a colon',
    '<details>\n  <summary>In short:</summary>\n\n‸    <p>Words.</p>\n</details>',
    { says: 'or the empty line above it' },
  ),
  inArticle('tags with tabs', '<div>\n\t<p>One</p>\n\n‸\t<div>\n\n\t\t<p>Two</p>\n\n\t</div>\n</div>', {
    says: 'or the empty line above it',
  }),
  inArticle(
    'words before the end of an element',
    '<figure>\n  <blockquote>\n    One came first.\n\n‸    Two came after it – with {x}\n    </blockquote>\n</figure>',
    { says: 'or the empty line above it' },
  ),
  inArticle(
    'paragraphs before the end of an element, with tabs',
    '<div>\n\t<blockquote>\n\t\tOne.\n\n‸\t\tTwo.\n\n\t\tThree, he says\n\t</blockquote>\n</div>',
    { says: 'or the empty line above it' },
  ),
  inArticle('a paragraph of HTML in no element', 'Words.\n\n‸    <p>More words.</p>', {
    says: 'or the empty line above it',
    fixed: 'Words.\n\n<p>More words.</p>',
  }),
  inArticle('an item of HTML in a quote', '> <ul>\n>\n> ‸    <li>a</li>\n>\n> </ul>', {
    says: 'or the empty line above it',
    fixed: '> <ul>\n>\n> <li>a</li>\n>\n> </ul>',
  }),
]);

export const silent = [
  'A program:\n\n    $ wool --felt\n    > spin',
  'Its settings:\n\n    - wool: 3\n      felt: 4',
  '```sh\nwool --felt\n```\n\n    No felt was found in the place where it is kept.',
  "```sh\nwool --list\n```\n\n    * Fibers written to 'fibers.lock'.",
];
