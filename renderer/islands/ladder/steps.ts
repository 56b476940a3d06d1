import type { LadderSum } from '../../../pipeline/content/interactive-figures/ladder.ts';

/** Where the axes meet, and how far the stairs reach, in units of the drawing; the axis of risk has room above them. */
const [LEFT, BOTTOM, LONG, HIGH, ABOVE] = [6, 200, 318, 130, 30];
/** How high a gate is at full size, and how much of a step it takes. */
const [GATE_HIGH, GATE_LONG] = [44, 45];

/** A step: its gate stands on it, with the right post at (x, y). */
export interface Tread {
  readonly x: number;
  readonly y: number;
  /** How large its gate is drawn, 1 at most: it has room on its step. */
  readonly scale: number;
  readonly isOpen: boolean;
  /** All money up to its gate. */
  readonly spent: number;
  readonly quality: number;
}

/** A ladder as a drawing. */
export interface DrawnLadder {
  readonly steps: readonly Tread[];
  /** The line over all steps, as a path. */
  readonly outline: string;
  /** The level that as much risk as money would reach. */
  readonly even: number;
}

/** Lays a ladder out: each step as long as its gate costs, and as high as the risk that it retires; none goes below the ground. */
export function layOut({ gates, cost }: LadderSum): DrawnLadder {
  const levels = [0, ...addUp(gates.map((gate) => gate.retired))];
  const lengths = addUp(gates.map(({ gate }) => gate.cost));
  const across = LONG / cost;
  const up = Math.min(HIGH / Math.max(cost, ...levels), (HIGH + ABOVE - GATE_HIGH) / Math.max(...levels.slice(0, -1)));
  const y = (level = 0): number => round(BOTTOM - Math.max(0, level) * up);
  const steps = gates.map(({ gate, quality, isOpen }, index) => ({
    x: round(LEFT + (lengths[index] ?? 0) * across),
    y: y(levels[index]),
    scale: Math.min(1, (gate.cost * across) / GATE_LONG),
    isOpen,
    spent: lengths[index] ?? 0,
    quality,
  }));
  const outline = steps.map(({ x }, index) => `H${x}V${y(levels[index + 1])}`).join('');
  return { steps, outline: `M${LEFT} ${BOTTOM}${outline}`, even: y(cost) };
}

/** Each value with all before it. */
function addUp(values: readonly number[]): number[] {
  let sum = 0;
  return values.map((value) => (sum += value));
}

/** A length, rounded to a tenth of a unit, which is below what can be seen. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
