import type { Ladder } from '../../../content/model/interactive-figure.ts';
import type { MarkdownContext } from '../context.ts';
import type { Cell, TellCell } from './cells.ts';
import { compareSums, type TotalRow } from './compare-sums.ts';
import { haveOneUnit, readMoney, type Money } from './money.ts';
import { numberFormOf } from './numbers.ts';
import { readGate, type GateRow } from './read-gate.ts';

const [COST_COLUMN, ODDS_COLUMN, VALUE_COLUMN, QUALITY_COLUMN] = [1, 2, 3, 4];

/**
 * A table of gates: its name, the money spent, the odds before and after, the value at the gate; further columns are compared with
 * what these come to. A row without a value is a total, and left out. Reports by itself; undefined where something is missing.
 */
export function readLadder(
  rows: readonly (readonly Cell[])[],
  { report, labels }: Pick<MarkdownContext, 'report' | 'labels'>,
): Ladder | undefined {
  const [head = [], ...body] = rows;
  const form = numberFormOf(
    body.flatMap((cells) => cells.slice(COST_COLUMN, QUALITY_COLUMN + 1).map(({ text }) => text)),
    labels.language,
  );
  let isRight = true;
  const tell: TellCell = ({ text, place }, expected) => {
    report.report('directive-cell', place, { text, expected });
    isRight = false;
  };
  const gates = body.filter(hasValue).flatMap((cells) => readGate(cells, form, tell) ?? []);
  const totals = body.slice(body.findLastIndex(hasValue) + 1).map((cells): TotalRow => {
    const cost = readMoney(cells[COST_COLUMN]?.text ?? '', form);
    return { cells, ...(cost && { cost }) };
  });
  checkUnits(gates, totals, tell);
  checkOdds(gates, tell);
  if (isRight && gates.length < 2 && head[0]) tell(head[0], 'two gates at least');
  const [first] = gates;
  if (!isRight || !first) return undefined;
  const [gate = '', cost = '', odds = '', value = ''] = head.map(({ text }) => text);
  const ladder: Ladder = {
    kind: 'ladder',
    start: first.before,
    gates: gates.map(({ name, cost: spent, after, value: worth }) => ({ name, cost: spent, after, value: worth })),
    money: first.spent.form,
    heads: [gate, cost, odds, value],
  };
  compareSums(ladder, gates, totals, form, report);
  return ladder;
}

function hasValue(cells: readonly Cell[]): boolean {
  return (cells[VALUE_COLUMN]?.text ?? '') !== '';
}

/** All sums of a ladder are added up, so that they have the currency and the unit of the first one. */
function checkUnits([first, ...others]: readonly GateRow[], totals: readonly TotalRow[], tell: TellCell): void {
  if (!first) return;
  const check = (cell: Cell | undefined, sum: Money | undefined): void => {
    if (cell && sum && !haveOneUnit(sum.form, first.spent.form))
      tell(cell, `a sum in the currency and the unit of the first one, \`${first.cells[COST_COLUMN]?.text}\``);
  };
  check(first.cells[VALUE_COLUMN], first.worth);
  for (const { cells, spent, worth } of others) {
    check(cells[COST_COLUMN], spent);
    check(cells[VALUE_COLUMN], worth);
  }
  for (const { cells, cost } of totals) check(cells[COST_COLUMN], cost);
}

function checkOdds(gates: readonly GateRow[], tell: TellCell): void {
  for (const [index, { before, cells }] of gates.entries()) {
    const expected = gates[index - 1]?.after ?? before;
    const cell = cells[ODDS_COLUMN];
    if (before !== expected && cell) tell(cell, `odds that begin with ${expected}%, where those of the gate above end`);
  }
}
