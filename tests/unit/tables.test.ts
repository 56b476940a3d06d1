import { describe, expect, test } from 'vitest';
import { compileText } from './compile-text.ts';
import { htmlOf } from './interactive-figures/tables.ts';

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
])('the box of a table is named by %s', (_what, markdown, name) => {
  expect(compileText(markdown).html).toContain(`aria-label="${name}"`);
});

const SENTENCE = 'A sentence that goes on for a while';

/** What a table of these rows, cells with `|` between, becomes on a phone. */
function formOf(...rows: readonly string[]): string | undefined {
  const count = rows[0]?.split('|').length ?? 0;
  const [head, ...body] = rows.map((row) => `| ${row} |`);
  return /data-table="([^"]*)"/.exec(htmlOf([head, `|${'---|'.repeat(count)}`, ...body].join('\n')))?.[1];
}

describe('a table on a phone', () => {
  test.each([
    ['stays as it is where it has two columns', ['a|b', `c|${SENTENCE}`], ''],
    ['stays as it is where three columns are short', ['a|Office|Partner', 'Gain|1.0|7.0'], ''],
    ['has its first cells above two columns that are long', ['a|b|c', `d|${SENTENCE}|e`], 'below-2'],
    [
      'has its last cell beside the first where the text between is long',
      ['a|b|c', `d|${SENTENCE.repeat(3)}|e`],
      'below-tag-2',
    ],
    ['stays as it is where four columns fit', ['Gate|Cost|Odds|Value', '1|2|10% to 16%|4'], ''],
    [
      'has its first cells above five columns of numbers',
      ['Spending this year|Money spent|Odds, before|Value at gate|Risk retired|Quality', 'a|1|2|3|4|5'],
      'below-5',
    ],
    ['has lines where four columns hold sentences', ['a|b|c|d', `e|${SENTENCE}|f|g`], 'below-1'],
    ['scrolls where it has more columns', ['a|b|c|d|e|f|g', '1|2|3|4|5|6|7'], 'wide'],
  ])('%s', (_, rows, form) => {
    expect(formOf(...rows)).toBe(form);
  });

  test('says in each line what its column is called, and at the beginning only for a number', () => {
    const html = htmlOf(
      `| Gate | Question | c | d |\n|---|---|---|---|\n| 1 | ${SENTENCE} | | e |\n| Two | f | g | h |`,
    );
    expect([...html.matchAll(/data-head="(\w)/g)].map(([, head]) => head)).toEqual(['G', 'Q', 'd', 'Q', 'c', 'd']);
  });

  test('scrolls where a cell spans others', () => {
    const row = '<tr><td>a</td><td colspan="2">b</td></tr>';
    const html = htmlOf(`<table><thead><tr><th>a</th><th>b</th><th>c</th></tr></thead><tbody>${row}</tbody></table>`);
    expect(html).toContain('data-table="wide"');
  });
});
