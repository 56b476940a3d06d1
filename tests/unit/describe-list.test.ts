import { expect, test } from 'vitest';
import { describeList } from '../../pipeline/compile/derive/lists.ts';

const titled = (...titles: readonly string[]): { title: string }[] => titles.map((title) => ({ title }));

test.each([
  ['an empty list', 'All', [], 'All'],
  ['a short list', 'All', ['One', 'Two'], 'All · One · Two'],
  ['a long title', 'All', ['x'.repeat(200), 'Two'], `All · ${'x'.repeat(200)}`],
  ['more titles than there is room for', 'All', ['a'.repeat(150), 'Two', 'Three'], `All · ${'a'.repeat(150)}`],
])('a page of a list is described by its title and what it shows: %s', (_, title, titles, line) => {
  expect(describeList(title, titled(...titles))).toBe(line);
});
