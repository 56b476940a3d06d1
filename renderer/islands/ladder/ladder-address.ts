import { LIMITS } from '../../../pipeline/content/interactive-figures/ladder.ts';
import type { Ladder } from '../../../pipeline/content/model/interactive-figure.ts';

/** The editable numbers of a ladder. */
export type LadderNumbers = Pick<Ladder, 'start' | 'gates'>;

/** The plan being edited, and the plan compared with, if there is one. */
export interface Plans {
  readonly own: LadderNumbers;
  readonly first?: LadderNumbers | undefined;
}

/** The separators of plans, and of gates and their numbers. */
const [BETWEEN_PLANS, BETWEEN] = ['--', /[-_]/];

/** The editable numbers of a gate, in the order in which the address has them. */
export const GATE_NUMBERS = ['cost', 'after', 'value'] as const;

/** Writes plans for the address: the edited one, or the first and the edited one, as `10-0.7_16_18--10-0.6_16_18`. */
export function writePlans({ own, first }: Plans): string {
  return (first ? [first, own] : [own]).map(writeLadder).join(BETWEEN_PLANS);
}

/** Reads the same; undefined if a plan is invalid, or if there are more than two. */
export function plansFromAddress(text: string, published: LadderNumbers): Plans | undefined {
  const plans = text.split(BETWEEN_PLANS).flatMap((part) => ladderFromAddress(part, published) ?? []);
  const [own, first] = plans.toReversed();
  return own && writePlans({ own, first }) === text ? { own, first } : undefined;
}

/** Writes the numbers of one plan: `10-0.7_16_18-0.9_18_20`. */
function writeLadder({ start, gates }: LadderNumbers): string {
  const parts = gates.map((gate) => GATE_NUMBERS.map((key) => gate[key]).join('_'));
  return [start, ...parts].join('-');
}

/** Reads the same; undefined if there are not as many as in `own`, or if one is invalid or beyond its limits. */
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
