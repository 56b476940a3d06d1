import { describe, expect, test } from 'vitest';
import { findingsIn, htmlOf, matrixOf } from './tables.ts';

const HEADS = 'Better: Engage | Better: Wait | Worse: Engage | Worse: Wait';
const ROWS = ['License | 8, 12 | 2, 8 | 0, -2 | 0, 6', 'Build | 14, 9 | 3, 4 | -2, -3 | -2, 6'];

describe('the table of a matrix', () => {
  test.each([
    ['Better: Engage | Worse: Engage | Better: Wait | Worse: Wait', '3:25', 'in the world `Better`'],
    ['Better: Engage | Better: Engage | Worse: Engage | Worse: Engage', '3:25', 'another move than `Engage`'],
    ['Better: Engage | Better: Wait | Better: Engage | Better: Wait', '3:40', 'another world than `Better`'],
    ['Better: Engage | Better: Wait | Worse: Wait | Worse: Engage', '3:40', '`Worse: Engage`'],
    ['Better: Engage | Better: Wait | Worse: Engage | Worst: Wait', '3:56', '`Worse: Wait`'],
    ['Better: Engage | Better: Wait | Worse: Engage | : Wait', '3:56', '`Better: Engage`'],
    ['Better: Engage | Better: Wait | Worse: Engage | Worse: Wait | Worst: Engage', '3:70', 'nothing else'],
  ])('names two moves in one world, then the same in another: %s', (heads, place, says) => {
    const [finding] = findingsIn(matrixOf(heads, ROWS));
    expect(finding).toContain(`${place} error directive-cell`);
    expect(finding).toContain(says);
  });

  test.each([
    HEADS,
    'Better: E: x | Better: E: y | Worse: E: x | Worse: E: y',
    '10:30 start: E | 10:30 start: F | Late: E | Late: F',
    'Mieux : Agir | Mieux : Rester | Pire : Agir | Pire : Rester',
  ])('names them: %s', (heads) => {
    expect(findingsIn(matrixOf(heads, ROWS))).toEqual([]);
  });

  test('splits a head at the first colon', () => {
    const html = htmlOf(matrixOf('Better: E: x | Better: E: y | Worse: E: x | Worse: E: y', ROWS));
    expect(html).toContain('License &#x26; E: y');
  });

  test.each(['1,200, 900', '1,200', '8', '8, 12, 3', `${'9'.repeat(400)}, 1`])('has no pay-offs such as %s', (cell) => {
    expect(findingsIn(matrixOf(HEADS, [`License | ${cell} | 2, 8 | 0, -2 | 0, 6`, `${ROWS[1]}`]))).toEqual([
      expect.stringMatching(/^5:13 error directive-cell .*what both players get/),
    ]);
  });

  test.each([
    ['en', '8; 0', '14,5; 9', 'Wait (1,5; 7)'],
    ['en', '8, 0', '14.5, 9', 'Wait (1.5, 7)'],
    ['de', '8, 0', '15, 9', 'Wait (1,5; 7)'],
    ['de', '1.200; 12', '14,5; 9', '100%: License &#x26; Engage'],
  ])('has the decimals of its cells, or else of its language: %s, %s and %s', (language, one, other, says) => {
    const rows = [`License | ${one} | 3, 8 | 0, -2 | 0, 6`, `Build | ${other} | 3, 4 | -2, -3 | -2, 6`];
    const text = matrixOf(HEADS, rows);
    expect(findingsIn(text, language)).toEqual([]);
    expect(htmlOf(text, language)).toContain(says);
  });

  test.each(['33.3', '0', '100', '50%', '5e1'])('does not begin at a belief of %s', (belief) => {
    expect(findingsIn(matrixOf(HEADS, ROWS, ` belief="${belief}"`))).toEqual([
      expect.stringMatching(/^1:1 error directive-option .*a whole number of percent from 1 to 99/),
    ]);
  });
});
