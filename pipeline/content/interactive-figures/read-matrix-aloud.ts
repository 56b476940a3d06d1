import { fillNames } from '../fill-label.ts';
import type { Matrix } from '../model/interactive-figure.ts';
import type { Labels } from '../model/labels.ts';
import { averageGame, equilibria, payOff, columnSpansOf, type MatrixCell } from './matrix.ts';
import { formatNumber } from './format-numbers.ts';

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
