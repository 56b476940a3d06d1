import { describe, expect, test } from 'vitest';
import {
  averageGame,
  equilibria,
  payOff,
  columnSpansOf,
} from '../../../pipeline/content/interactive-figures/matrix.ts';
import { readBelief } from '../../../pipeline/content/interactive-figures/read-matrix-aloud.ts';
import type { Matrix } from '../../../pipeline/content/model/interactive-figure.ts';
import { ENGLISH } from '../english-labels.ts';

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

  test('holds a cell only while both players gain nothing by moving', () => {
    for (const { from, to, cells } of columnSpansOf(GAMES)) {
      const game = averageGame(GAMES, (from + to) / 2);
      for (const cell of cells) {
        const [row, column] = cell;
        const other = [row === 0 ? 1 : 0, column === 0 ? 1 : 0] as const;
        expect(payOff(game, cell)[0]).toBeGreaterThanOrEqual(payOff(game, [other[0], column])[0]);
        expect(payOff(game, cell)[1]).toBeGreaterThanOrEqual(payOff(game, [row, other[1]])[1]);
      }
    }
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
