import { expect, test } from 'vitest';
import { compileText } from './compile-text.ts';

const TABLE = '|  | b |\n|---|---|\n| c | d |';

test.each([
  ['| a | b |\n|---|---|\n| c | d |', '<th scope="col">a</th><th scope="col">b</th>|<td>c</td><td>d</td>'],
  [TABLE, '<td></td><th scope="col">b</th>|<th scope="row">c</th><td>d</td>'],
  ['| a |  |\n|---|---|\n| c | d |', '<th scope="col">a</th><td></td>|<td>c</td><td>d</td>'],
  [
    '<table><tr><th>a<th>b<tr><th>c<td>d</table>',
    '<th scope="col">a</th><th scope="col">b</th>|<th scope="row">c</th><td>d</td>',
  ],
])('the headings of %j head what stands below or beside them', (markdown, cells) => {
  const rows = compileText(markdown)
    .html.replaceAll('\n', '')
    .match(/(?<=<tr>).*?(?=<\/tr>)/g);
  expect(rows?.join('|')).toBe(cells);
});

test.each([
  ['the heading above', `# One\n\n## Two\n\n${TABLE}`, 'Table: Two'],
  ['its caption', '<table><caption>Gates</caption><tbody><tr><td>1</td></tr></tbody></table>', 'Gates'],
  ['the caption of its figure', `## Two\n\n::bars[Costs.]{#c}\n\n${TABLE}`, 'Table: Costs.'],
  ['the heading behind a figure', `## Two\n\n::bars[Costs.]{#c}\n\n${TABLE}\n\n${TABLE}`, 'Table: Two'],
  ['nothing, where there is neither', TABLE, 'Table'],
])('the box of a table is named by %s', (_what, markdown, name) => {
  expect(compileText(markdown).html).toContain(`aria-label="${name}"`);
});
