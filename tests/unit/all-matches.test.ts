import { expect, test } from 'vitest';
import { allMatches } from '../../pipeline/lint/markdown/all-matches.ts';

test.each([
  [/a(?<b>.)/g, 'a1 and a2'],
  [/(?<=\n)x/g, 'x\nx\nx'],
  [/^/gm, 'one\ntwo'],
  [/z/g, 'none'],
])('%s has the matches that `matchAll` finds', (pattern, text) => {
  const found = allMatches(pattern, text);
  expect(found).toEqual([...text.matchAll(pattern)]);
  expect(allMatches(pattern, text)).toEqual(found);
});

test('a pattern without the flag g is refused', () => {
  expect(() => allMatches(/a/, 'a')).toThrow('flag g');
});
