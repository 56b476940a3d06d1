import { expect, test } from 'vitest';
import { splitTitles } from '../../../pipeline/content/interactive-figures/titles.ts';
import { anchorWithTitles, titlesInHash } from '../../../renderer/islands/titles/titles-in-hash.ts';

const HOSTILE = [
  '<img src=x onerror=alert(1)>',
  'Why 50 % & more = "less" #1?',
  '👩‍🔬 tests 🧪',
  'عنوان الشريحة',
  '\u202eRight to left',
  'ze\u200bro wi\u200ddth',
  'a+b',
];

test('titles come out of a link as they were put in', () => {
  const hash = new URL(`https://example.org/#${anchorWithTitles('titles', HOSTILE)}`).hash;
  expect(splitTitles(titlesInHash('titles', hash) ?? '')).toEqual(HOSTILE);
});

test('twenty titles of the greatest length come out of a link, in any script', () => {
  const titles = Array.from({ length: 20 }, () => '題'.repeat(200));
  const hash = `#${anchorWithTitles('titles', titles)}`;
  expect(splitTitles(titlesInHash('titles', hash) ?? '')).toEqual(titles);
});

test.each(['', '#', '#titles', '#titles=', '#other=Team', '#Titles=Team', `#titles=${'x'.repeat(1_000_000)}`])(
  '%.20s holds no titles',
  (hash) => {
    expect(titlesInHash('titles', hash)).toBeUndefined();
  },
);

test('what is not well encoded is read as far as it can be', () => {
  expect(titlesInHash('titles', '#titles=50%&titles=x')).toBe('50%');
  expect(titlesInHash('titles', '#titles=%FF%0ATeam')).toBe('\ufffd\nTeam');
});
