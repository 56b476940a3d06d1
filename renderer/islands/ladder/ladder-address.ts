import type { Gate, Ladder } from '../../../pipeline/model/exhibit.ts';

/** The numbers of a ladder that can be edited. */
export type LadderNumbers = Pick<Ladder, 'start' | 'gates'>;

const [BETWEEN_GATES, BETWEEN_NUMBERS] = ['-', '_'];

/** Limits of each number: odds in percent, sums in the unit of the ladder. A gate without a cost has no Burn Quality. */
export const LIMITS = {
  odds: { min: 0.1, max: 100, step: 'any' },
  cost: { min: 0.01, max: 100_000, step: 'any' },
  value: { min: 0, max: 1_000_000, step: 'any' },
} as const;

/** Numbers as a part of an address: `10-0.7_16_18-0.9_18_20`. */
export function writeLadder({ start, gates }: LadderNumbers): string {
  const parts = gates.map(({ cost, after, value }) => [cost, after, value].join(BETWEEN_NUMBERS));
  return [start, ...parts].join(BETWEEN_GATES);
}

/** The same read; undefined where it has not as many gates as `own`, or a number is none or beyond its limits. */
export function readLadder(text: string, own: LadderNumbers): LadderNumbers | undefined {
  const [start = '', ...parts] = text.split(BETWEEN_GATES);
  if (parts.length !== own.gates.length || !isWithin(Number(start), LIMITS.odds)) return undefined;
  const gates = own.gates.flatMap(({ name }, index): Gate[] => {
    const [cost = NaN, after = NaN, value = NaN, ...more] = (parts[index] ?? '').split(BETWEEN_NUMBERS).map(Number);
    const isRight = isWithin(cost, LIMITS.cost) && isWithin(after, LIMITS.odds) && isWithin(value, LIMITS.value);
    return isRight && more.length === 0 ? [{ name, cost, after, value }] : [];
  });
  return gates.length === own.gates.length ? { start: Number(start), gates } : undefined;
}

function isWithin(value: number, { min, max }: { readonly min: number; readonly max: number }): boolean {
  return value >= min && value <= max;
}
