import { casesOf, inArticle } from '../mistakes/rows.ts';

export const cases = casesOf('markdown-in-html', [
  inArticle('<details>\n<summary>More</summary>\nInside ‸**bold** and [x](/process).\n</details>', {
    says: 'Put a blank line above and below',
    fixed: '<details>\n<summary>More</summary>\n\nInside **bold** and [x](/process).\n\n</details>',
  }),
  inArticle('<div>\n‸[words](/process) and ![A](../images/ladder.svg)\n</div>', {
    says: 'Put a blank line above and below',
    fixed: '<div>\n\n[words](/process) and ![A](../images/ladder.svg)\n\n</div>',
  }),
  inArticle('<table><tr><td>‸**A**</td><td>**B**</td></tr></table>', {
    says: 'Put a blank line above and below',
    fixed: '<table><tr><td><strong>A</strong></td><td><strong>B</strong></td></tr></table>',
  }),
  inArticle('<p>\n  ‸[x](/process) and *more*\n</p>', {
    says: 'Put a blank line above and below',
    fixed: '<p>\n  <a href="/process">x</a> and <em>more</em>\n</p>',
  }),
  inArticle('<div>\n‸- one\n- two\n</div>', {
    says: 'Put a blank line above and below',
    fixed: '<div>\n\n- one\n- two\n\n</div>',
  }),
]);

export const silent = [
  '<details>\n<summary>Quiet</summary>\n\nInside **bold** words, and 2 ** 3.\n\n</details>',
  '<div title="**a**">5 * 3 * 2 and a*b*c, <code>**x**</code>, p* and q*, snake__case__name, array[i](j), (*) and (*)</div>',
];
