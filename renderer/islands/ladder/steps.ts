import type { GateSum, LadderSum } from '../../../pipeline/content/interactive-figures/ladder.ts';

/** The visible part of the drawing, in its own units: from 0 on the left, and from `top` downwards. */
export const VIEW = { width: 350, top: 40, height: 169 } as const;

/**
 * The origin of the axes and the greatest size of the stairs, in units of the drawing; the risk axis has room above.
 */
const [LEFT, BOTTOM, LONG, HIGH, ABOVE] = [6, 200, 318, 130, 30];
/** The height of a gate at full size, and the length of the step that it needs. */
const [GATE_HIGH, GATE_LONG] = [44, 45];

/** A step; its gate stands on it, with the right post at (x, y). */
export interface Tread extends GateSum {
  readonly x: number;
  readonly y: number;
  /** The level after a pass, above (x, y). */
  readonly top: number;
  /** The scale of its gate, at most 1, so that it fits on its step. */
  readonly scale: number;
  /** All money spent up to its gate. */
  readonly spent: number;
}

/** A ladder as a drawing. */
export interface DrawnLadder {
  readonly steps: readonly Tread[];
  /** The line over all steps, as path data. */
  readonly outline: string;
  /** The level at the end of the drawing for as much risk retired as money spent. */
  readonly even: number;
}

/** Units of the drawing per unit of money: spent, and of risk retired. */
export interface Scale {
  readonly across: number;
  readonly up: number;
}

/** Returns the largest scale, up to `most`, at which all these ladders fit. */
export function scaleOf(ladders: readonly LadderSum[], most: Scale = { across: Infinity, up: Infinity }): Scale {
  const levels = ladders.map(levelsOf);
  const costs = ladders.map(({ cost }) => cost);
  return {
    across: Math.min(most.across, LONG / Math.max(...costs)),
    up: Math.min(
      most.up,
      HIGH / Math.max(...costs, ...levels.flat()),
      (HIGH + ABOVE - GATE_HIGH) / Math.max(...levels.flatMap((all) => all.slice(0, -1))),
    ),
  };
}

/** Returns a smaller scale, with room to make a ladder longer and higher. */
export function withRoom({ across, up }: Scale): Scale {
  return { across: 0.8 * across, up: 0.8 * up };
}

/**
 * Lays out a ladder: each step is as long as its gate costs and as high as the risk that it retires, never below the
 * ground.
 */
export function layOut(sum: LadderSum, { across, up } = scaleOf([sum])): DrawnLadder {
  const levels = levelsOf(sum).map((level) => round(BOTTOM - Math.max(0, level) * up));
  const lengths = addUp(sum.gates.map(({ gate }) => gate.cost));
  const steps = sum.gates.map((one, index) => ({
    ...one,
    x: round(LEFT + (lengths[index] ?? 0) * across),
    y: levels[index] ?? BOTTOM,
    top: levels[index + 1] ?? BOTTOM,
    scale: Math.min(1, (one.gate.cost * across) / GATE_LONG),
    spent: lengths[index] ?? 0,
  }));
  const outline = steps.map(({ x, top }) => `H${x}V${top}`).join('');
  return { steps, outline: `M${LEFT} ${BOTTOM}${outline}`, even: round(BOTTOM - (LONG / across) * up) };
}

/** Zero for the ground, then the risk retired after each gate. */
function levelsOf({ gates }: LadderSum): readonly number[] {
  return [0, ...addUp(gates.map((gate) => gate.retired))];
}

/** Returns the running totals of values. */
function addUp(values: readonly number[]): number[] {
  let sum = 0;
  return values.map((value) => (sum += value));
}

/** Rounds a length to a tenth of a unit, which is too small to see. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
