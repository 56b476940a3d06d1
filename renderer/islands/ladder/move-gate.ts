import { LIMITS } from '../../../pipeline/content/interactive-figures/ladder.ts';
import type { LadderNumbers } from './ladder-address.ts';

/** A change to a gate on the drawn stairs: of its cost, in money, and of its odds after a pass, in percent. */
export interface GateMove {
  readonly cost?: number;
  readonly after?: number;
}

/** The least cost that dragging or arrow keys can set. */
const LEAST_COST = 0.1;

/**
 * Returns the limits for the odds of a gate: those before it and those after the next one, so that no pass lowers the
 * odds.
 */
export function oddsOf({ start, gates }: LadderNumbers, index: number): { min: number; max: number } {
  const { after = start } = gates[index] ?? {};
  const [before = start, next = LIMITS.after.max] = [gates[index - 1]?.after, gates[index + 1]?.after];
  return { min: Math.min(after, before), max: Math.max(after, next) };
}

/** Returns the cost and the odds of a moved gate, rounded to steps and within their limits. */
export function moveGate(ladder: LadderNumbers, index: number, move: GateMove): { cost: number; after: number } {
  const { cost = LEAST_COST, after = ladder.start } = ladder.gates[index] ?? {};
  const { min, max } = oddsOf(ladder, index);
  return {
    cost: within(Math.min(cost, LEAST_COST), LIMITS.cost.max, moved(cost, move.cost)),
    after: within(min, max, moved(after, move.after)),
  };
}

/** Moves a number in steps: the smaller of those at its old and its new value. */
function moved(value: number, by = 0): number {
  const step = Math.min(stepAt(value), stepAt(value + by));
  return Number((value + Math.round(by / step) * step).toFixed(3));
}

/** Returns the step of an arrow key: a tenth below 10, as suits sums in millions, else 1. */
export function stepAt(value: number): number {
  return value < 10 ? 0.1 : 1;
}

function within(min: number, max: number, value: number): number {
  return Math.min(max, Math.max(min, value));
}
