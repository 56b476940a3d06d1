import { LIMITS } from '../../../pipeline/content/interactive-figures/ladder-limits.ts';
import type { LadderNumbers } from './ladder-address.ts';

/** What a gate on the drawn stairs is moved by: its cost, in money, and its odds after a pass, in percent. */
export interface GateMove {
  readonly cost?: number;
  readonly after?: number;
}

/** A gate that is dragged or moved by key costs no less than this. */
const LEAST_COST = 0.1;

/** Between which odds a gate can be moved: those before it and those after the next one, so that no pass lowers the odds. */
export function oddsOf({ start, gates }: LadderNumbers, index: number): { min: number; max: number } {
  const { after = start } = gates[index] ?? {};
  const [before = start, next = LIMITS.after.max] = [gates[index - 1]?.after, gates[index + 1]?.after];
  return { min: Math.min(after, before), max: Math.max(after, next) };
}

/** The cost and the odds of a gate that has been moved, in steps, within their limits. */
export function moveGate(ladder: LadderNumbers, index: number, move: GateMove): { cost: number; after: number } {
  const { cost = LEAST_COST, after = ladder.start } = ladder.gates[index] ?? {};
  const { min, max } = oddsOf(ladder, index);
  return {
    cost: within(Math.min(cost, LEAST_COST), LIMITS.cost.max, moved(cost, move.cost)),
    after: within(min, max, moved(after, move.after)),
  };
}

/** A number moved in the smaller of the steps at where it was and where it is then. */
function moved(value: number, by = 0): number {
  const step = Math.min(stepAt(value), stepAt(value + by));
  return Number((value + Math.round(by / step) * step).toFixed(3));
}

/** How far one press of an arrow moves a number: below 10 by a tenth, as suits sums in millions, else by 1. */
export function stepAt(value: number): number {
  return value < 10 ? 0.1 : 1;
}

function within(min: number, max: number, value: number): number {
  return Math.min(max, Math.max(min, value));
}
