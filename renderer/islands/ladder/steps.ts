import type { GateSum, LadderSum } from '../../../pipeline/content/interactive-figures/ladder.ts';

/** The part of the drawing that is seen, in its own units: they begin at its left edge, and above its upper one. */
export const VIEW = { width: 350, top: 40, height: 169 } as const;

/** Where the axes meet, and how far the stairs reach, in units of the drawing; the axis of risk has room above them. */
const [LEFT, BOTTOM, LONG, HIGH, ABOVE] = [6, 200, 318, 130, 30];
/** How high a gate is at full size, and how much of a step it takes. */
const [GATE_HIGH, GATE_LONG] = [44, 45];

/** A step: its gate stands on it, with the right post at (x, y). */
export interface Tread extends GateSum {
  readonly x: number;
  readonly y: number;
  /** The level to which a pass leads, above (x, y). */
  readonly top: number;
  /** How large its gate is drawn, 1 at most: it has room on its step. */
  readonly scale: number;
  /** All money up to its gate. */
  readonly spent: number;
}

/** A ladder as a drawing. */
export interface DrawnLadder {
  readonly steps: readonly Tread[];
  /** The line over all steps, as a path. */
  readonly outline: string;
  /** The level that as much risk as money would reach at the end of the drawing. */
  readonly even: number;
}

/** Units of the drawing for one of money: spent, and of risk retired. */
export interface Scale {
  readonly across: number;
  readonly up: number;
}

/** The largest scale on which these ladders are whole, and that is no larger than `most`. */
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

/** A smaller scale, on which there is room for a ladder to be made longer and higher. */
export function withRoom({ across, up }: Scale): Scale {
  return { across: 0.8 * across, up: 0.8 * up };
}

/** Lays a ladder out: each step as long as its gate costs, and as high as the risk that it retires; none goes below the ground. */
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

/** The ground, and the risk retired after each gate. */
function levelsOf({ gates }: LadderSum): readonly number[] {
  return [0, ...addUp(gates.map((gate) => gate.retired))];
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
