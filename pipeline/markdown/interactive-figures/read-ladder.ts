import { LIMITS } from '../../content/interactive-figures/ladder.ts';
import type { Ladder, Gate } from '../../content/model/interactive-figure.ts';
import type { VFile } from 'vfile';
import { contextOf } from '../context.ts';
import type { Cell, Faults, Rows, TellCell } from './figure-request.ts';
import {
  haveOneUnit,
  readMoney,
  type Money,
  clearMoney,
  numberFormOf,
  readNumbers,
  type NumberForm,
} from './read-numbers.ts';

const [COST_COLUMN, ODDS_COLUMN, VALUE_COLUMN, QUALITY_COLUMN] = [1, 2, 3, 4];

/**
 * Reads a table of gates: name, money spent, odds before and after, value at the gate; further columns are for readers.
 * A row without a value is a total and is skipped. Reports its own findings; undefined if something is missing.
 */
export function readLadder([head = [], ...body]: Rows, { tell, isRight }: Faults, file: VFile): Ladder | undefined {
  const numbers = body.flatMap((cells) => cells.slice(COST_COLUMN, QUALITY_COLUMN + 1));
  const form = numberFormOf(
    numbers.map(({ text }) => text),
    contextOf(file).labels.language,
  );
  const gates = body.filter(hasValue).flatMap((cells) => readGate(cells, form, tell) ?? []);
  const totals = body.slice(body.findLastIndex(hasValue) + 1);
  checkUnits(gates, totals, form, tell);
  checkOdds(gates, tell);
  if (isRight() && gates.length < 2 && head[0]) tell(head[0], 'two gates at least');
  const [first] = gates;
  if (!isRight() || !first) return undefined;
  const [gate = '', cost = '', odds = '', value = ''] = head.map(({ text }) => text);
  return {
    kind: 'ladder',
    start: first.before,
    gates: gates.map(({ name, cost: spent, after, value: worth }) => ({ name, cost: spent, after, value: worth })),
    money: first.spent.form,
    heads: [gate, cost, odds, value],
  };
}

function hasValue(cells: readonly Cell[]): boolean {
  return textAt(cells, VALUE_COLUMN) !== '';
}

function textAt(cells: readonly Cell[], column: number): string {
  return cells[column]?.text ?? '';
}

/** Checks that all sums of a ladder have the currency and the unit of the first, because they are added up. */
function checkUnits([first, ...others]: readonly GateRow[], totals: Rows, form: NumberForm, tell: TellCell): void {
  if (!first) return;
  const check = (cell: Cell | undefined, sum: Money | undefined): void => {
    if (cell && sum && !haveOneUnit(sum.form, first.spent.form))
      tell(cell, `a sum in the currency and the unit of the first one, \`${textAt(first.cells, COST_COLUMN)}\``);
  };
  check(first.cells[VALUE_COLUMN], first.worth);
  for (const { cells, spent, worth } of others) {
    check(cells[COST_COLUMN], spent);
    check(cells[VALUE_COLUMN], worth);
  }
  for (const cells of totals) check(cells[COST_COLUMN], readMoney(textAt(cells, COST_COLUMN), form));
}

function checkOdds(gates: readonly GateRow[], tell: TellCell): void {
  for (const [index, { before, cells }] of gates.entries()) {
    const expected = gates[index - 1]?.after ?? before;
    const cell = cells[ODDS_COLUMN];
    if (before !== expected && cell) tell(cell, `odds that begin with ${expected}%, where those of the gate above end`);
  }
}

interface GateRow extends Gate {
  readonly before: number;
  readonly spent: Money;
  readonly worth: Money;
  readonly cells: readonly Cell[];
}

function readGate(cells: readonly Cell[], form: NumberForm, tell: TellCell): GateRow | undefined {
  const [name, cost, odds, value] = cells;
  if (!name || !cost || !odds || !value) return undefined;
  const spent = readSum(cost, 'cost', form, tell);
  const range = readOdds(odds, form, tell);
  const worth = readSum(value, 'value', form, tell);
  if (!spent || !range || !worth) return undefined;
  const [before, after] = range;
  return { name: name.text, cost: spent.value, before, after, value: worth.value, spent, worth, cells };
}

const SUMS = { cost: 'the money spent, such as `€0.7M`', value: 'the value at the gate, such as `€18M`' };

function readSum(cell: Cell, kind: 'cost' | 'value', form: NumberForm, tell: TellCell): Money | undefined {
  const sum = readMoney(cell.text, form);
  const { min, max } = LIMITS[kind];
  if (!sum) tell(cell, clearMoney(cell.text, form) ?? SUMS[kind]);
  else if (isWithin(sum.value, LIMITS[kind])) return sum;
  else tell(cell, `a number from ${min} to ${max}; write it in thousands or millions: \`€0.7M\``);
  return undefined;
}

function readOdds(cell: Cell, form: NumberForm, tell: TellCell): readonly [number, number] | undefined {
  const [before = NaN, after = NaN, ...others] = readNumbers(cell.text, form);
  const { min, max } = LIMITS.after;
  if (Number.isNaN(before + after) || others.length > 0) tell(cell, 'the odds before and after, such as `10% to 16%`');
  else if (!isWithin(before, LIMITS.after) || !isWithin(after, LIMITS.after))
    tell(cell, `odds from ${min}% to ${max}%, such as \`10% to 16%\``);
  else if (after < before)
    tell(cell, 'odds that do not fall, such as `10% to 16%`: a gate that is passed lowers no odds');
  else return [before, after];
  return undefined;
}

/** Tells whether a number is in range; one too small to be written without an exponent does not fit into an address. */
function isWithin(value: number, { min, max }: { readonly min: number; readonly max: number }): boolean {
  return value >= min && value <= max && !String(value).includes('e');
}
