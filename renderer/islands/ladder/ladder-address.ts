import { LIMITS } from '../../../pipeline/content/interactive-figures/ladder-limits.ts';
import type { Ladder } from '../../../pipeline/content/model/interactive-figure.ts';

/** The numbers of a ladder that can be edited. */
export type LadderNumbers = Pick<Ladder, 'start' | 'gates'>;

/** What stands between gates, and between the numbers of one. */
const BETWEEN = /[-_]/;

/** The numbers of a gate that can be edited, in the order in which they stand. */
export const GATE_NUMBERS = ['cost', 'after', 'value'] as const;

/** Numbers as a part of an address: `10-0.7_16_18-0.9_18_20`. */
export function writeLadder({ start, gates }: LadderNumbers): string {
  const parts = gates.map((gate) => GATE_NUMBERS.map((key) => gate[key]).join('_'));
  return [start, ...parts].join('-');
}

/** The same read; undefined where it has not as many numbers as `own`, or one of them is none or beyond its limits. */
export function ladderFromAddress(text: string, own: LadderNumbers): LadderNumbers | undefined {
  const [start = NaN, ...others] = text.split(BETWEEN).map(Number);
  const gates = own.gates.map(({ name }, index) => {
    const [cost = NaN, after = NaN, value = NaN] = others.slice(3 * index);
    return { name, cost, after, value };
  });
  const isRight =
    others.length === 3 * gates.length &&
    isWithin(start, LIMITS.after) &&
    gates.every((gate) => GATE_NUMBERS.every((key) => isWithin(gate[key], LIMITS[key])));
  return isRight ? { start, gates } : undefined;
}

function isWithin(value: number, { min, max }: { readonly min: number; readonly max: number }): boolean {
  return value >= min && value <= max;
}
