import { ARTICLE, casesOf, edit, inArticle } from '../mistakes/rows.ts';

export const cases = casesOf('lost-cell', [
  edit(
    ARTICLE,
    '| 2, redesigned | €0.6M | 16% to 21% | €20M | **1.67** | €0.60 |',
    '| 2, redesigned | €0.6M | 16% to 21% | €20M | **1.67** | €0.60 | ‸by design |',
    {
      says: ['Unexpected cell `by design`', 'the head of the table 6'],
      fixed: '| 2, redesigned | €0.6M | 16% to 21% | €20M | **1.67** | €0.60, by design |',
    },
  ),
  inArticle('| Option | Meaning |\n| --- | --- |\n| ‸`a | b` or `c || d` | one of both |\n| `e` | plain |', {
    says: ['Unexpected `|` in the code `a | b`: in a table, it ends the cell', 'Type a backslash before it'],
    fixed: '| Option | Meaning |\n| --- | --- |\n| `a \\| b` or `c \\|\\| d` | one of both |\n| `e` | plain |',
  }),
  inArticle(
    '<table>\n  <tr>\n    <td>Season</td>\n\n‸    <td>Visits</td>\n  </tr>\n</table>',
    'or the empty line above it',
  ),
  inArticle('<table>\n\n‸    <tr><td>a</td>\n\n    <td>b</td></tr>\n\n</table>', 'or the empty line above it'),
  inArticle('- Item\n\n  <table>\n    <tr>\n\n  ‸    <td>a</td>\n\n    </tr>\n  </table>', {
    says: 'or the empty line above it',
    fixed: '- Item\n\n  <table>\n    <tr>\n\n  <td>a</td>\n\n    </tr>\n  </table>',
  }),
]);

export const silent = [
  '| Option | Meaning |\n| --- | --- |\n| `a \\| b` | one of both |\n| `c` or `d` | plain |',
  '| Sign | Name |\n| --- | --- |\n| \\` | the backtick |\n| \\| | the bar |',
];
