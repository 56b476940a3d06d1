import { expect, test } from 'vitest';
import { compileText } from './compile-text.ts';

const TABLE = '|  | b |\n|---|---|\n| c | d |';

test('a header without words is a plain cell', () => {
  expect(compileText(TABLE).html.replaceAll('\n', '')).toContain('<tr><td></td><th>b</th></tr>');
});

test.each([
  ['the heading above', `# One\n\n## Two\n\n${TABLE}`, 'Table: Two'],
  ['its caption', '<table><caption>Gates</caption><tbody><tr><td>1</td></tr></tbody></table>', 'Gates'],
  ['nothing, where there is neither', TABLE, 'Table'],
])('the box of a table is named by %s', (_what, markdown, name) => {
  expect(compileText(markdown).html).toContain(`aria-label="${name}"`);
});
