import type { Gate } from '../../../content/model/interactive-figure.ts';
import type { Cell, TellCell } from './cells.ts';
import { LIMITS } from '../../../content/interactive-figures/ladder-limits.ts';
import { clearMoney, readMoney, type Money } from './money.ts';
import { readNumbers, type NumberForm } from './numbers.ts';

/** A row of a table that is a gate: with what its cells hold. */
export interface GateRow extends Gate {
  readonly before: number;
  readonly spent: Money;
  readonly worth: Money;
  readonly cells: readonly Cell[];
}

/** Reads a gate; tells of each cell that is wrong. */
export function readGate(cells: readonly Cell[], form: NumberForm, tell: TellCell): GateRow | undefined {
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

/** A number that is too small to be written without an exponent has no place in an address. */
function isWithin(value: number, { min, max }: { readonly min: number; readonly max: number }): boolean {
  return value >= min && value <= max && !String(value).includes('e');
}
