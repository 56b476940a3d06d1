import { sumLadder } from '../../../content/interactive-figures/ladder.ts';
import { formatQuality, formatMoney } from '../../../content/interactive-figures/numbers.ts';
import type { Ladder } from '../../../content/model/interactive-figure.ts';
import type { Report } from '../../../lint/report.ts';
import type { Cell } from './cells.ts';
import type { Money } from './money.ts';
import { readNumbers, type NumberForm } from './numbers.ts';
import type { GateRow } from './read-gate.ts';

/** How far a typed figure may be from its sum and still be that sum, rounded. */
const ROUNDING = 0.0051;
const [COST_COLUMN, QUALITY_COLUMN] = [1, 4];

/** A row below all gates, with its sum of money where it has one. */
export interface TotalRow {
  readonly cells: readonly Cell[];
  readonly cost?: Money;
}

/** A Burn Quality in the table has to be the one that its row comes to; that of a total, and its cost, those of all gates. */
export function compareSums(
  ladder: Ladder,
  gates: readonly GateRow[],
  totals: readonly TotalRow[],
  form: NumberForm,
  { report }: Report,
): void {
  const { gates: sums, cost, quality } = sumLadder(ladder);
  for (const [index, sum] of sums.entries()) compareQuality(gates[index]?.cells, sum.quality, 'row');
  for (const total of totals) {
    compareCost(total);
    compareQuality(total.cells, quality, 'gates');
  }

  function compareQuality(cells: readonly Cell[] | undefined, right: number, of: 'row' | 'gates'): void {
    const cell = cells?.[QUALITY_COLUMN];
    const [typed = NaN, ...others] = readNumbers(cell?.text ?? '', form);
    if (!cell || Number.isNaN(typed) || others.length > 0 || Math.abs(typed - right) < ROUNDING) return;
    const expected = formatQuality(right, ladder.money.decimal);
    report('directive-sum', cell.place, { typed: cell.text, expected, ...(of === 'gates' && { kind: 'quality' }) });
  }

  function compareCost({ cells, cost: typed }: TotalRow): void {
    const cell = cells[COST_COLUMN];
    if (!cell || !typed || Math.abs(typed.value - cost) < 0.51 * 10 ** -typed.decimals) return;
    report('directive-sum', cell.place, { typed: cell.text, expected: formatMoney(cost, ladder.money), kind: 'cost' });
  }
}
