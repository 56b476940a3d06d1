import { LIMITS } from '../../../pipeline/content/interactive-figures/ladder-limits.ts';
import type { Ladder } from '../../../pipeline/content/model/interactive-figure.ts';

/** The numbers of a ladder that can be edited. */
export type LadderNumbers = Pick<Ladder, 'start' | 'gates'>;

/** The plan that is edited, and the one that it is compared with, if there is one. */
export interface Plans {
  readonly own: LadderNumbers;
  readonly first?: LadderNumbers | undefined;
}

/** What stands between plans, and between gates and the numbers of one. */
const [BETWEEN_PLANS, BETWEEN] = ['--', /[-_]/];

/** The numbers of a gate that can be edited, in the order in which they stand. */
export const GATE_NUMBERS = ['cost', 'after', 'value'] as const;

/** Plans as a part of an address: one, or the first one and the one that is edited, as `10-0.7_16_18--10-0.6_16_18`. */
export function writePlans({ own, first }: Plans): string {
  return (first ? [first, own] : [own]).map(writeLadder).join(BETWEEN_PLANS);
}

/** The same read; undefined where one of them is none, or there are more than two. */
export function plansFromAddress(text: string, published: LadderNumbers): Plans | undefined {
  const plans = text.split(BETWEEN_PLANS).flatMap((part) => ladderFromAddress(part, published) ?? []);
  const [own, first] = plans.toReversed();
  return own && writePlans({ own, first }) === text ? { own, first } : undefined;
}

/** Numbers of one: `10-0.7_16_18-0.9_18_20`. */
function writeLadder({ start, gates }: LadderNumbers): string {
  const parts = gates.map((gate) => GATE_NUMBERS.map((key) => gate[key]).join('_'));
  return [start, ...parts].join('-');
}

/** The same read; undefined where they are not as many as in `own`, or one of them is none or beyond its limits. */
function ladderFromAddress(text: string, own: LadderNumbers): LadderNumbers | undefined {
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
