import { describe, expect, test } from 'vitest';
import {
  averageGame,
  columnSpansOf,
  equilibria,
  readBelief,
} from '../../../pipeline/content/interactive-figures/matrix.ts';
import type { Matrix } from '../../../pipeline/content/model/interactive-figure.ts';
import { ENGLISH } from '../english-labels.ts';
import { findingsIn, htmlOf } from './tables.ts';

/** The two games of the article on licensing: the asset is better, or it is not. */
// prettier-ignore
const GAMES: Matrix['games'] = [
  [[[8, 12], [2, 8]], [[14, 9], [3, 4]]],
  [[[0, -2], [0, 6]], [[-2, -3], [-2, 6]]],
];

describe('a game that may be one of two', () => {
  test('is at one half the first matrix of the article', () => {
    // prettier-ignore
    expect(averageGame(GAMES, 50)).toEqual([[[4, 5], [1, 7]], [[6, 3], [0.5, 5]]]);
  });

  test.each([
    [0, ['0,1']],
    [50, ['0,1']],
    [65, ['0,1', '1,0']],
    [80, ['1,0']],
    [100, ['1,0']],
  ])('rests at a belief of %i%% in %j', (belief, cells) => {
    expect(equilibria(averageGame(GAMES, belief)).map(String).toSorted()).toEqual(cells);
  });

  test('turns at 64% and at 67%', () => {
    expect(
      columnSpansOf(GAMES).map(({ from, to, cells }) => [from, to].map(Math.round).join('–') + ': ' + cells.join(' ')),
    ).toEqual(['0–64: 0,1', '64–67: 0,1 1,0', '67–100: 1,0']);
  });

  test('may rest nowhere', () => {
    // prettier-ignore
    const pennies: Matrix['games'][number] = [[[1, -1], [-1, 1]], [[-1, 1], [1, -1]]];
    expect(columnSpansOf([pennies, pennies])).toEqual([{ from: 0, to: 100, cells: [] }]);
  });
});

test.each([
  [50, 'At 50% for “Better”, neither side gains by moving away from License & Build (1, 7).'],
  [65, 'At 65% for “Better”, two cells hold: License & Build (1.3, 7.3), and Launch & Engage (8.4, 4.8).'],
])('a game is read at %i%% with one statement for each number of cells', (belief, sentence) => {
  const matrix: Matrix = {
    kind: 'matrix',
    players: ['Office', 'Partner'],
    rows: ['License', 'Launch'],
    columns: ['Engage', 'Build'],
    worlds: ['Better', 'Not better'],
    games: GAMES,
    belief: 50,
    decimal: '.',
  };
  expect(readBelief(matrix, belief, ENGLISH)).toBe(sentence);
});

const HEADS = 'Better: Engage | Better: Wait | Worse: Engage | Worse: Wait';
const ROWS = ['License | 8, 12 | 2, 8 | 0, -2 | 0, 6', 'Build | 14, 9 | 3, 4 | -2, -3 | -2, 6'];

/** Makes a game with these heads and rows; `|` separates cells. */
function matrixOf(heads: string, rows: readonly string[], options = ''): string {
  const count = heads.split('|').length + 1;
  const lines = [`| Us | ${heads} |`, `|${'---|'.repeat(count)}`, ...rows.map((row) => `| ${row} |`)];
  return [`::matrix{#game players="A, B"${options}}`, '', ...lines].join('\n');
}

describe('the table of a matrix', () => {
  test.each([
    ['Better: Engage | Worse: Engage | Better: Wait | Worse: Wait', '3:25', 'in the world `Better`'],
    ['Better: Engage | Better: Engage | Worse: Engage | Worse: Engage', '3:25', 'another move than `Engage`'],
    ['Better: Engage | Better: Wait | Better: Engage | Better: Wait', '3:40', 'another world than `Better`'],
    ['Better: Engage | Better: Wait | Worse: Wait | Worse: Engage', '3:40', '`Worse: Engage`'],
    ['Better: Engage | Better: Wait | Worse: Engage | : Wait', '3:56', '`Better: Engage`'],
    ['Better: Engage | Better: Wait | Worse: Engage | Worse: Wait | Worst: Engage', '3:70', 'nothing else'],
  ])('names two moves in one world, then the same in another: %s', (heads, place, says) => {
    const [finding] = findingsIn(matrixOf(heads, ROWS));
    expect(finding).toContain(`${place} error directive-cell`);
    expect(finding).toContain(says);
  });

  test.each([
    '10:30 start: E | 10:30 start: F | Late: E | Late: F',
    'Mieux : Agir | Mieux : Rester | Pire : Agir | Pire : Rester',
  ])('names them: %s', (heads) => {
    expect(findingsIn(matrixOf(heads, ROWS))).toEqual([]);
  });

  test('splits a head at the first colon', () => {
    const text = matrixOf('Better: E: x | Better: E: y | Worse: E: x | Worse: E: y', ROWS);
    expect(findingsIn(text)).toEqual([]);
    expect(htmlOf(text)).toContain('License &#x26; E: y');
  });

  test.each(['1,200, 900', '8', '8, 12, 3', `${'9'.repeat(400)}, 1`])('has no pay-offs such as %s', (cell) => {
    expect(findingsIn(matrixOf(HEADS, [`License | ${cell} | 2, 8 | 0, -2 | 0, 6`, `${ROWS[1]}`]))).toEqual([
      expect.stringMatching(/^5:13 error directive-cell .*what both players get/),
    ]);
  });

  test.each([
    ['en', '8; 0', '14,5; 9', 'Wait (1,5; 7)'],
    ['de', '8, 0', '15, 9', 'Wait (1,5; 7)'],
    ['de', '1.200; 12', '14,5; 9', '100%: License &#x26; Engage'],
  ])('has the decimals of its cells, or else of its language: %s, %s and %s', (language, one, other, says) => {
    const rows = [`License | ${one} | 3, 8 | 0, -2 | 0, 6`, `Build | ${other} | 3, 4 | -2, -3 | -2, 6`];
    const text = matrixOf(HEADS, rows);
    expect(findingsIn(text, language)).toEqual([]);
    expect(htmlOf(text, language)).toContain(says);
  });

  test.each(['33.3', '0', '100', '5e1'])('does not begin at a belief of %s', (belief) => {
    expect(findingsIn(matrixOf(HEADS, ROWS, ` belief="${belief}"`))).toEqual([
      expect.stringMatching(/^1:1 error directive-option .*a whole number of percent from 1 to 99/),
    ]);
  });
});
