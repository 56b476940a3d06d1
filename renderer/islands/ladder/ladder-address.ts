import { LIMITS } from '../../../pipeline/exhibits/ladder-limits.ts';
import type { Gate, Ladder } from '../../../pipeline/model/exhibit.ts';

/** The numbers of a ladder that can be edited. */
export type LadderNumbers = Pick<Ladder, 'start' | 'gates'>;

const [BETWEEN_GATES, BETWEEN_NUMBERS] = ['-', '_'];

/** The numbers of a gate that can be edited, in the order in which they stand. */
export const GATE_NUMBERS = ['cost', 'after', 'value'] as const;

/** Numbers as a part of an address: `10-0.7_16_18-0.9_18_20`. */
export function writeLadder({ start, gates }: LadderNumbers): string {
  const parts = gates.map((gate) => GATE_NUMBERS.map((key) => gate[key]).join(BETWEEN_NUMBERS));
  return [start, ...parts].join(BETWEEN_GATES);
}

/** The same read; undefined where it has not as many gates as `own`, or a number is none or beyond its limits. */
export function readLadder(text: string, own: LadderNumbers): LadderNumbers | undefined {
  const [start = '', ...parts] = text.split(BETWEEN_GATES);
  if (parts.length !== own.gates.length || !isWithin(Number(start), LIMITS.after)) return undefined;
  const gates = own.gates.flatMap(({ name }, index): Gate[] => {
    const numbers = (parts[index] ?? '').split(BETWEEN_NUMBERS).map(Number);
    const [cost = NaN, after = NaN, value = NaN] = numbers;
    const gate = { name, cost, after, value };
    return numbers.length === GATE_NUMBERS.length && GATE_NUMBERS.every((key) => isWithin(gate[key], LIMITS[key]))
      ? [gate]
      : [];
  });
  return gates.length === own.gates.length ? { start: Number(start), gates } : undefined;
}

function isWithin(value: number, { min, max }: { readonly min: number; readonly max: number }): boolean {
  return value >= min && value <= max;
}
