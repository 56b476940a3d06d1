import type { LadderSum } from '../../../pipeline/exhibits/ladder.ts';

/** The stretch that a ladder is drawn in, in units of the drawing: its lower left corner, and how far it reaches. */
export interface Frame {
  readonly left: number;
  readonly bottom: number;
  readonly long: number;
  readonly high: number;
}

/** A step: from where to where it goes, and the level that one walks on up to its gate. */
export interface Step {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly level: number;
  /** All money up to its gate. */
  readonly spent: number;
  readonly quality: number;
  readonly isOpen: boolean;
}

/** A ladder as a drawing. */
export interface DrawnLadder {
  readonly steps: readonly Step[];
  /** The line over all steps, as a path. */
  readonly outline: string;
  /** The level that as much risk as money would reach. */
  readonly even: number;
}

/** Lays a ladder out: each step as long as its gate costs, and as high as the risk that it retires; none goes below the ground. */
export function layOut({ gates, cost, retired }: LadderSum, { left, bottom, long, high }: Frame): DrawnLadder {
  const heights = addUp(gates.map((gate) => gate.retired));
  const lengths = addUp(gates.map(({ gate }) => gate.cost));
  const across = long / cost;
  const up = high / Math.max(cost, retired, ...heights);
  const x = (length = 0): number => round(left + length * across);
  const y = (height = 0): number => round(bottom - Math.max(0, height) * up);
  const steps = gates.map(({ gate, quality, isOpen }, index) => ({
    name: gate.name,
    from: x(lengths[index - 1]),
    to: x(lengths[index]),
    level: y(heights[index - 1]),
    spent: lengths[index] ?? 0,
    quality,
    isOpen,
  }));
  const outline = gates.map((_, index) => `H${x(lengths[index])}V${y(heights[index])}`).join('');
  return { steps, outline: `M${left} ${bottom}${outline}`, even: y(cost) };
}

/** Each value with all before it. */
function addUp(values: readonly number[]): number[] {
  let sum = 0;
  return values.map((value) => (sum += value));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
