import { formatFixed } from '../../exhibits/numbers.ts';
import { sumLadder } from '../../exhibits/ladder.ts';
import type { Gate, Ladder, MoneyForm } from '../../model/exhibit.ts';
import type { Report } from '../../report.ts';
import { readMoney, readNumbers, type Cell } from './cells.ts';

/** How far a typed figure may be from its sum and still be that sum, rounded. */
const ROUNDING = 0.0051;
const QUALITY_COLUMN = 4;

/** A row of the table that is a gate. */
interface GateRow extends Gate {
  readonly before: number;
  readonly form: MoneyForm;
  readonly cells: readonly Cell[];
}

/**
 * A table of gates: its name, the money spent, the odds before and after, the value at the gate; further columns are compared with
 * what these come to. A row without a value is a total, and left out. Reports by itself; undefined where something is missing.
 */
export function readLadder(rows: readonly (readonly Cell[])[], { report }: Report): Ladder | undefined {
  const [head = [], ...body] = rows;
  const gates: GateRow[] = [];
  let isRight = true;
  for (const cells of body.filter((row) => (row[3]?.text ?? '') !== '')) {
    const gate = readGate(cells, report);
    if (gate) gates.push(gate);
    else isRight = false;
  }
  for (const [index, { before, cells }] of gates.entries()) {
    const expected = gates[index - 1]?.after ?? before;
    if (before === expected || !cells[2]) continue;
    report('directive-cell', cells[2].place, {
      text: cells[2].text,
      expected: `odds that begin with ${expected}%, where those of the gate above end`,
    });
    isRight = false;
  }
  const [first] = gates;
  if (!isRight || !first || gates.length < 2) {
    if (isRight && head[0])
      report('directive-cell', head[0].place, { text: head[0].text, expected: 'two gates at least' });
    return undefined;
  }
  const [gate = '', cost = '', odds = '', value = ''] = head.map(({ text }) => text);
  const ladder: Ladder = {
    kind: 'ladder',
    start: first.before,
    gates: gates.map(({ name, cost: spent, after, value: worth }) => ({ name, cost: spent, after, value: worth })),
    money: first.form,
    heads: [gate, cost, odds, value],
  };
  compareSums(ladder, gates, report);
  return ladder;
}

function readGate(cells: readonly Cell[], report: Report['report']): GateRow | undefined {
  const [name, cost, odds, value] = cells;
  if (!name || !cost || !odds || !value) return undefined;
  const [spent, worth] = [readMoney(cost.text), readMoney(value.text)];
  const [before, after, ...others] = readNumbers(odds.text);
  const isSpent = spent !== undefined && spent.value > 0;
  if (!isSpent) report('directive-cell', cost.place, { text: cost.text, expected: 'the money spent, such as `€0.7M`' });
  const isChance = (share: number | undefined): share is number => share !== undefined && share > 0 && share <= 100;
  const isOdds = isChance(before) && isChance(after) && others.length === 0;
  if (!isOdds)
    report('directive-cell', odds.place, {
      text: odds.text,
      expected: 'the odds before and after, such as `10% to 16%`',
    });
  const isFalling = isOdds && after < before;
  if (isFalling)
    report('directive-cell', odds.place, {
      text: odds.text,
      expected: 'odds that a pass does not lower, such as `10% to 16%`',
    });
  if (!worth)
    report('directive-cell', value.place, { text: value.text, expected: 'the value at the gate, such as `€18M`' });
  if (!isSpent || !isOdds || isFalling || !worth) return undefined;
  return { name: name.text, cost: spent.value, before, after, value: worth.value, form: spent.form, cells };
}

/** A Burn Quality that stands in the table has to be the one that its row comes to. */
function compareSums(ladder: Ladder, rows: readonly GateRow[], report: Report['report']): void {
  for (const [index, { quality }] of sumLadder(ladder).gates.entries()) {
    const cell = rows[index]?.cells[QUALITY_COLUMN];
    const [typed, ...others] = readNumbers(cell?.text ?? '');
    if (!cell || typed === undefined || others.length > 0 || Math.abs(typed - quality) < ROUNDING) continue;
    report('directive-sum', cell.place, { typed: cell.text, expected: formatFixed(quality, 2, ladder.money.decimal) });
  }
}
