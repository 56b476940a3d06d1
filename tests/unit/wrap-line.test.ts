import { stripVTControlCharacters, styleText } from 'node:util';
import { describe, expect, test } from 'vitest';
import { codeFrame } from '../../pipeline/lint/formats/text.ts';
import { fitTo, paint } from '../../pipeline/shared/terminal.ts';
import { wrapLine } from '../../pipeline/shared/terminal-line.ts';

const FINDING =
  'content/insights/a.md:3:12 error Unexpected day `2026-02-31` for `published`: February 2026 has 28 days  bad-date';

describe('a line that is wider than the terminal', () => {
  test.each([
    ['of a finding', FINDING],
    [
      'of advice',
      '      → Write the day as `YYYY-MM-DD`, for example `2025-10-06`, and nothing else behind the colon here.',
    ],
    [
      'of a summary',
      '  addresses     3 new addresses in addresses.yaml: keep it with the other files of the content, always',
    ],
  ])('%s is broken between words at each width, and keeps them all', (_what, line) => {
    for (let columns = 40; columns <= 120; columns++) {
      const parts = wrapLine(line, columns);
      expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(columns);
      expect(parts.join(' ').split(/ +/)).toEqual(line.split(/ +/));
    }
  });

  test('goes on below its text', () => {
    expect(wrapLine(FINDING, 60)).toEqual([
      'content/insights/a.md:3:12 error Unexpected day `2026-02-31`',
      '  for `published`: February 2026 has 28 days  bad-date',
    ]);
    expect(wrapLine('      → one two three four five six', 30)).toEqual([
      '      → one two three four',
      '        five six',
    ]);
    expect(wrapLine('  addresses     one two three four five', 40)).toEqual([
      '  addresses     one two three four five',
    ]);
    expect(wrapLine('  addresses     one two three four five', 36)).toEqual([
      '  addresses     one two three four',
      '                five',
    ]);
  });

  test('keeps a word that is longer than a line whole', () => {
    const address = `https://example.com/${'a'.repeat(80)}`;
    expect(wrapLine(`Cannot find ${address} now`, 40)).toEqual(['Cannot find', `  ${address}`, '  now']);
  });

  test('counts signs that take two columns, and no colors', () => {
    expect(wrapLine('漢字漢字漢字漢字漢字 漢字', 22)).toEqual(['漢字漢字漢字漢字漢字', '  漢字']);
    const colored = styleText('red', 'one two three four five six seven', { validateStream: false });
    expect(wrapLine(colored, 30).map(stripVTControlCharacters)).toEqual(['one two three four five six', '  seven']);
  });

  test('stays as it is where it fits, whatever colors it begins with', () => {
    const place = { line: 61, column: 70, length: 20, look: 'error' } as const;
    for (const columns of [40, 60, 80, 120])
      for (const hasColors of [true, false])
        for (const line of paint(codeFrame('one two three '.repeat(30), place, columns), hasColors).split('\n'))
          expect(wrapLine(line, columns)).toEqual([line]);
  });
});

test('is broken on a terminal only', () => {
  expect(fitTo({ isTTY: true, columns: 60 }, FINDING).split('\n')).toHaveLength(2);
  expect(fitTo({ isTTY: false, columns: 60 }, FINDING)).toBe(FINDING);
  expect(fitTo({}, FINDING)).toBe(FINDING);
});
