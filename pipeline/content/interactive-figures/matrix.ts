import { fillNames } from '../fill-label.ts';
import type { Game, Matrix, PayOff } from '../model/interactive-figure.ts';
import type { Labels } from '../model/labels.ts';
import { formatNumber } from './format-numbers.ts';

/** A cell, by the moves of both players, each 0 or 1. */
export type MatrixCell = readonly [row: 0 | 1, column: 0 | 1];

const CELLS: readonly MatrixCell[] = [
  [0, 0],
  [0, 1],
  [1, 0],
  [1, 1],
];

/** Averages both games by `belief`, the likelihood of the first in percent: the game that the players see. */
export function averageGame([better, worse]: Matrix['games'], belief: number): Game {
  const share = belief / 100;
  const mixed = ([row, column]: MatrixCell): PayOff => {
    const [a, b] = [payOff(better, [row, column]), payOff(worse, [row, column])];
    return [share * a[0] + (1 - share) * b[0], share * a[1] + (1 - share) * b[1]];
  };
  return [
    [mixed([0, 0]), mixed([0, 1])],
    [mixed([1, 0]), mixed([1, 1])],
  ];
}

export function payOff(game: Game, [row, column]: MatrixCell): PayOff {
  return game[row][column];
}

/**
 * Returns the equilibria: cells where neither player gains by changing only their own move. There may be none, one or
 * two.
 */
export function equilibria(game: Game): MatrixCell[] {
  return CELLS.filter(([row, column]) => {
    const [own, other] = payOff(game, [row, column]);
    return own >= payOff(game, [opposite(row), column])[0] && other >= payOff(game, [row, opposite(column)])[1];
  });
}

/** A span of beliefs, in percent, over which the equilibria stay the same. */
export interface ColumnSpan {
  readonly from: number;
  readonly to: number;
  readonly cells: readonly MatrixCell[];
}

/** Divides 0 to 100 percent into spans, at the beliefs where a player is indifferent. */
export function columnSpansOf(games: Matrix['games']): ColumnSpan[] {
  const ends = [...new Set([0, ...turningPoints(games), 100])].toSorted((a, b) => a - b);
  const spans: ColumnSpan[] = [];
  for (const [index, to] of ends.slice(1).entries()) {
    const from = ends[index] ?? 0;
    const cells = equilibria(averageGame(games, (from + to) / 2));
    const last = spans.at(-1);
    if (last && sameCells(last.cells, cells)) spans[spans.length - 1] = { ...last, to };
    else spans.push({ from, to, cells });
  }
  return spans;
}

/** Beliefs, in percent, at which both moves of a player pay the same. Pay-offs are linear in the belief. */
function turningPoints(games: Matrix['games']): number[] {
  const [never, always] = [averageGame(games, 0), averageGame(games, 100)];
  const gains = (game: Game): number[] => [
    payOff(game, [0, 0])[0] - payOff(game, [1, 0])[0],
    payOff(game, [0, 1])[0] - payOff(game, [1, 1])[0],
    payOff(game, [0, 0])[1] - payOff(game, [0, 1])[1],
    payOff(game, [1, 0])[1] - payOff(game, [1, 1])[1],
  ];
  const atEnd = gains(always);
  return gains(never).flatMap((begin, index) => {
    const end = atEnd[index] ?? begin;
    return begin * end < 0 ? [(100 * begin) / (begin - end)] : [];
  });
}

function sameCells(a: readonly MatrixCell[], b: readonly MatrixCell[]): boolean {
  return a.join(';') === b.join(';');
}

function opposite(move: 0 | 1): 0 | 1 {
  return move === 0 ? 1 : 0;
}

/** Labels used to read a game at one belief. */
export const BELIEF_LABELS = ['matrixAt', 'matrixTwo', 'matrixNone', 'matrixAnd'] as const;

type BeliefWords = Pick<Labels, (typeof BELIEF_LABELS)[number]>;
type Words = BeliefWords & Pick<Labels, 'matrixSpan'>;

/** Says where the equilibria are at one belief in percent, then over all beliefs: one sentence each. */
export function readMatrixAloud(matrix: Matrix, belief: number, labels: Words): string[] {
  return [readBelief(matrix, belief, labels), ...readSpans(matrix, labels)];
}

/** Says where the equilibria are at a belief in percent. */
export function readBelief(matrix: Matrix, belief: number, labels: BeliefWords): string {
  const game = averageGame(matrix.games, belief);
  const cells = equilibria(game);
  const [world] = matrix.worlds;
  const names = { belief: String(belief), world };
  if (cells.length === 0) return fillNames(labels.matrixNone, names);
  const where = cells.map((cell) => {
    const pays = payOff(game, cell).map((pay) => formatNumber(pay, 1, matrix.decimal));
    return `${nameOfCell(matrix, cell)} (${pays.join(matrix.decimal === ',' ? '; ' : ', ')})`;
  });
  return fillNames(cells.length === 2 ? labels.matrixTwo : labels.matrixAt, {
    ...names,
    cells: where.join(andOf(labels)),
  });
}

function readSpans(matrix: Matrix, labels: Words): string[] {
  const whole = columnSpansOf(matrix.games).map((span) => ({
    ...span,
    from: Math.round(span.from),
    to: Math.round(span.to),
  }));
  return whole
    .filter(({ from, to }) => from < to)
    .map(({ from, to, cells }) =>
      fillNames(labels.matrixSpan, {
        from: String(from),
        to: String(to),
        cells: cells.map((cell) => nameOfCell(matrix, cell)).join(andOf(labels)) || '–',
      }),
    );
}

/** Follows a comma, since names of cells contain `&`. */
function andOf({ matrixAnd }: Pick<Labels, 'matrixAnd'>): string {
  return `, ${matrixAnd} `;
}

/** Names a cell by its moves, as in `License & Build`. */
export function nameOfCell({ rows, columns }: Matrix, [row, column]: MatrixCell): string {
  return `${rows[row]} & ${columns[column]}`;
}
