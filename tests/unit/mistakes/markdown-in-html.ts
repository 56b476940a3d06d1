import { inArticle } from './in-article.ts';
import type { Mistake } from './mistake.ts';

/** Markdown between the tags of a block of HTML. */
export const markdownInHtml: readonly Mistake[] = [
  row(
    'a link in a box that opens',
    '<details>\n<summary>More</summary>\n‸Inside **bold** and [x](/process).\n</details>',
    'Put a blank line behind `<summary>More</summary>`, and one before `</details>`',
  ),
  row(
    'a link and a picture between two tags',
    '<div>\n‸[words](/process) and ![A](../images/ladder.svg)\n</div>',
    'Unexpected Markdown inside of HTML, `[words](/process)`',
  ),
  row(
    'bold words in a cell of HTML',
    '<table><tr><td>‸**A**</td><td>**B**</td></tr></table>',
    'Say it in HTML: `<strong>A</strong>`',
  ),
  row('a link in a paragraph of HTML', '<p>\n  ‸[x](/process) and *more*\n</p>', '<a href="/process">x</a>'),
  row('a list between two tags', '<div>\n‸- one\n- two\n</div>', 'Put a blank line behind `<div>`'),
];

function row(name: string, typed: string, says: string): Mistake {
  return inArticle({ name, typed, rule: 'markdown-in-html', says });
}
