import type { RuleName } from '../../../pipeline/lint/rules.ts';
import { inArticle } from './in-article.ts';
import type { Mistake } from './mistake.ts';

const ROWS: readonly (readonly [name: string, typed: string, rule: RuleName, fixed?: string])[] = [
  [
    'a cell of HTML behind an empty line',
    '<table>\n  <tr>\n    <td>Season</td>\n\n‸    <td>Visits</td>\n  </tr>\n</table>',
    'lost-cell',
  ],
  [
    'a row of HTML behind an empty line',
    '<table>\n\n‸    <tr><td>a</td>\n\n    <td>b</td></tr>\n\n</table>',
    'lost-cell',
  ],
  [
    'words of a cell of HTML',
    '<table>\n  <tr>\n    <td>\n\n‸      Visits\n\n    </td>\n  </tr>\n</table>',
    'prose-as-code',
  ],
  [
    'a short sentence of HTML',
    '<details>\n  <summary>More</summary>\n\n‸    It is dry here.\n\n    - one\n    - two\n\n</details>',
    'prose-as-code',
  ],
  ['a saying in HTML', '<blockquote>\n\n‸    "It is," he said.\n\n</blockquote>', 'prose-as-code'],
  ['an item of HTML behind an empty line', '<ul>\n  <li>A</li>\n\n‸    <li>B</li>\n</ul>', 'prose-as-code'],
  [
    'a paragraph of HTML behind a title with a colon',
    '<details>\n  <summary>In short:</summary>\n\n‸    <p>Words.</p>\n</details>',
    'prose-as-code',
  ],
  ['tags with tabs', '<div>\n\t<p>One</p>\n\n‸\t<div>\n\n\t\t<p>Two</p>\n\n\t</div>\n</div>', 'prose-as-code'],
  [
    'words before the end of an element',
    '<figure>\n  <blockquote>\n    One came first.\n\n‸    Two came after it – with {x}\n    </blockquote>\n</figure>',
    'prose-as-code',
  ],
  [
    'paragraphs before the end of an element, with tabs',
    '<div>\n\t<blockquote>\n\t\tOne.\n\n‸\t\tTwo.\n\n\t\tThree, he says\n\t</blockquote>\n</div>',
    'prose-as-code',
  ],
  [
    'a paragraph of HTML in no element',
    'Words.\n\n‸    <p>More words.</p>',
    'prose-as-code',
    'Words.\n\n<p>More words.</p>',
  ],
  [
    'a cell of HTML in a list',
    '- Item\n\n  <table>\n    <tr>\n\n  ‸    <td>a</td>\n\n    </tr>\n  </table>',
    'lost-cell',
    '- Item\n\n  <table>\n    <tr>\n\n  <td>a</td>\n\n    </tr>\n  </table>',
  ],
  [
    'an item of HTML in a quote',
    '> <ul>\n>\n> ‸    <li>a</li>\n>\n> </ul>',
    'prose-as-code',
    '> <ul>\n>\n> <li>a</li>\n>\n> </ul>',
  ],
];

/** HTML four blanks in, behind an empty line. */
export const indentedHtml: readonly Mistake[] = ROWS.map(([name, typed, rule, fixed]) =>
  inArticle({ name, typed, rule, says: 'or the empty line above it', ...(fixed !== undefined && { fixed }) }),
);
