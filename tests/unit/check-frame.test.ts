import { describe, expect, test } from 'vitest';
import { displayWidth } from '../../pipeline/shared/terminal-line.ts';
import { codeFrame } from '../../pipeline/lint/formats/text.ts';
import { paint } from '../../pipeline/shared/terminal.ts';

describe('a frame', () => {
  test('shows the line with its number, and a mark under what is meant', () => {
    expect(show('published: 2026-02-31', 12, 10)).toEqual([
      '  7 | published: 2026-02-31',
      '    |            ^^^^^^^^^^',
    ]);
  });

  test('shows a tab as four blanks, and marks behind them', () => {
    expect(show('\ta\tb', 4)).toEqual(['  7 |     a    b', '    |          ^']);
  });

  test('marks wide signs with two columns each, and what stands behind them at its place', () => {
    expect(show('日本 語x', 4, 2)).toEqual(['  7 | 日本 語x', '    |      ^^^']);
  });

  test('counts a sign of several units once', () => {
    expect(show('👩\u200D🔬 e\u0301x', 'x'.length + '👩\u200D🔬 e\u0301'.length)).toEqual([
      '  7 | 👩\u200D🔬 e\u0301x',
      '    |     ^',
    ]);
  });

  test('shows what hides, and marks behind all of it', () => {
    expect(show('a\u202Eb', 3)).toEqual([String.raw`  7 | a\u{202e}b`, '    |          ^']);
  });

  test.each([
    ['the end of a line', 'abc', 4],
    ['far behind it', 'abc', 40],
  ])('marks %s behind the last sign', (_where, text, column) => {
    expect(show(text, column)).toEqual(['  7 | abc', '    |    ^']);
  });

  test('marks the beginning of an empty line', () => {
    expect(show('', 1)).toEqual(['  7 | ', '    | ^']);
  });
});

describe('a frame of a long line', () => {
  const words = Array.from({ length: 300 }, (_, index) => `word${index}`).join(' ');

  test.each([1, 2, 40, 900, words.length - 3, words.length, words.length + 1])(
    'fits, and shows the place %i with what is around it',
    (column) => {
      const [line = '', mark = ''] = show(words, column, 1, 60);
      const at = mark.indexOf('^');
      expect(line.length).toBeLessThanOrEqual(60);
      expect(line.length).toBeGreaterThan(45);
      expect(line.charAt(at)).toBe(words.charAt(column - 1));
      const near = words.slice(Math.max(0, column - 4), column + 3);
      expect(line).toContain(near);
    },
  );

  test('says at which ends it is cut', () => {
    expect(show(words, 1, 1, 60)[0]).toMatch(/^ {2}7 \| word0 .*…$/);
    expect(show(words, 900, 1, 60)[0]).toMatch(/^ {2}7 \| ….*…$/);
    expect(show(words, words.length, 1, 60)[0]).toMatch(/^ {2}7 \| ….*word299$/);
  });

  test('marks no more than it shows', () => {
    const [line = '', mark = ''] = show(words, 900, 500, 60);
    expect(mark.length).toBeLessThanOrEqual(line.length);
  });
});

test.each([
  ['a', 1],
  ['é', 1],
  ['語', 2],
  ['한', 2],
  ['ｶ', 1],
  ['Ａ', 2],
  ['。', 2],
  ['👩\u200D🔬', 2],
  ['❤️', 2],
  ['…', 1],
  ['\u0301', 0],
])('%s takes %i columns', (sign, width) => {
  expect(displayWidth(sign)).toBe(width);
});

function show(text: string, column: number, length = 1, width = 80): string[] {
  return paint(codeFrame(text, { line: 7, column, length, look: 'error' }, width), false).split('\n');
}
