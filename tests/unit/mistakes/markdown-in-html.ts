import { inArticle } from './in-article.ts';
import type { Mistake } from './mistake.ts';

/** Markdown between the tags of a block of HTML. */
export const markdownInHtml: readonly Mistake[] = [
  row(
    'a link in a box that opens',
    '<details>\n<summary>More</summary>\nInside ‸**bold** and [x](/process).\n</details>',
    '<details>\n<summary>More</summary>\n\nInside **bold** and [x](/process).\n\n</details>',
  ),
  row(
    'a link and a picture between two tags',
    '<div>\n‸[words](/process) and ![A](../images/ladder.svg)\n</div>',
    '<div>\n\n[words](/process) and ![A](../images/ladder.svg)\n\n</div>',
  ),
  row(
    'bold words in a cell of HTML',
    '<table><tr><td>‸**A**</td><td>**B**</td></tr></table>',
    '<table><tr><td><strong>A</strong></td><td><strong>B</strong></td></tr></table>',
  ),
  row(
    'a link in a paragraph of HTML',
    '<p>\n  ‸[x](/process) and *more*\n</p>',
    '<p>\n  <a href="/process">x</a> and <em>more</em>\n</p>',
  ),
  row('a list between two tags', '<div>\n‸- one\n- two\n</div>', '<div>\n\n- one\n- two\n\n</div>'),
];

function row(name: string, typed: string, fixed: string): Mistake {
  return inArticle({ name, typed, rule: 'markdown-in-html', says: 'Put a blank line above and below', fixed });
}
