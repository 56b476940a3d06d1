import { expect, test } from 'vitest';
import { levelLettering, lettering, widthOf } from '../../drawings/lettering.ts';

test('a longer word is wider', () => {
  expect(widthOf('Readiness')).toBeGreaterThan(widthOf('Story'));
});

test('a letter takes no room behind it at the end of a line', () => {
  expect(widthOf('o')).toBeCloseTo(0.58);
});

test('lettering begins where it is asked to and stands on its baseline', () => {
  expect(levelLettering('l', [100, 200], 50)).toBe('M101.5 150v50');
});

test('lettering follows the line that it is placed on', () => {
  expect(lettering('l', (right, down) => [right * 100, down * 100 + right * 100])).toBe('M3 3v100');
});

test('a letter that has no strokes is refused', () => {
  expect(() => levelLettering('Q', [0, 0], 10)).toThrow('“Q” cannot be drawn');
});
