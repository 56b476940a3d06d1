import { fillNames } from '../fill-label.ts';
import type { Gate, Ladder } from '../model/interactive-figure.ts';
import type { Labels } from '../model/labels.ts';
import { formatComputedMoney, formatMoney, formatOdds, formatQuality, formatShare } from './format-numbers.ts';

/** Results for a gate. Money is in the unit of the costs. */
export interface GateSum {
  readonly gate: Gate;
  /** Change in the odds of success times the value at the gate. */
  readonly retired: number;
  /** Burn Quality: `retired` divided by cost. Above 1 is good. */
  readonly quality: number;
  /**
   * Chance of passing the gate, from 0 to 1, if a fail stops everything: the odds before it divided by those after.
   * Undefined if a pass would lower the odds, which no chance allows.
   */
  readonly chance: number | undefined;
  /** Whether its Burn Quality is at least 1 after rounding to two decimals, as shown. */
  readonly isOpen: boolean;
}

export interface LadderSum {
  readonly gates: readonly GateSum[];
  readonly cost: number;
  readonly retired: number;
  /** Undefined, as is the chance, if a gate's chance is undefined: what no chance allows must not improve a total. */
  readonly quality: number | undefined;
  readonly chance: number | undefined;
}

/** Adds up a ladder by the definition of the specification: (change in probability × value at gate) ÷ money spent. */
export function sumLadder({ start, gates }: Pick<Ladder, 'start' | 'gates'>): LadderSum {
  const sums = gates.map((gate, index) => sumGate(gate, gates[index - 1]?.after ?? start));
  const cost = total(sums.map(({ gate }) => gate.cost));
  const retired = total(sums.map((sum) => sum.retired));
  const chance = sums.reduce<number | undefined>((all, sum) => all && sum.chance && all * sum.chance, 1);
  return { gates: sums, cost, retired, quality: chance === undefined ? undefined : retired / cost, chance };
}

function sumGate(gate: Gate, before: number): GateSum {
  const retired = ((gate.after - before) / 100) * gate.value;
  const quality = retired / gate.cost;
  const chance = gate.after < before ? undefined : before / gate.after;
  return { gate, retired, quality, chance, isOpen: Number(quality.toFixed(2)) >= 1 };
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

/** Limits of a number, in percent for a share, otherwise in money. */
export interface Limits {
  readonly min: number;
  readonly max: number;
  readonly isShare?: true;
}

/**
 * Limits of each number of a gate: odds in percent, sums in the ladder's unit. Without a cost, a gate has no Burn
 * Quality.
 */
export const LIMITS = {
  cost: { min: 0.01, max: 100_000 },
  after: { min: 0.1, max: 100, isShare: true },
  value: { min: 0, max: 1_000_000 },
} as const satisfies Record<string, Limits>;

/**
 * Compares the final odds, cost and Burn Quality of a ladder with those of the first one, in a sentence; says nothing
 * while they are the same.
 */
export function compareLadders(first: Ladder, ladder: Ladder, labels: Pick<Labels, 'ladderCompared'>): string[] {
  const [firstodds, firstcost, firstquality] = sumsOf(first);
  const [odds, cost, quality] = sumsOf(ladder);
  const isSame = odds === firstodds && cost === firstcost && quality === firstquality;
  return isSame ? [] : [fillNames(labels.ladderCompared, { firstodds, firstcost, firstquality, odds, cost, quality })];
}

function sumsOf(ladder: Ladder): readonly [odds: string, cost: string, quality: string] {
  const { cost, quality } = sumLadder(ladder);
  const { decimal } = ladder.money;
  const odds = formatOdds(ladder.gates.at(-1)?.after ?? ladder.start, decimal);
  return [odds, formatMoney(cost, ladder.money), formatQuality(quality, decimal)];
}

/** Labels used to read a ladder. */
export const LADDER_READING_LABELS = [
  'ladderAllOpen',
  'ladderShut',
  'ladderFall',
  'ladderTotal',
  'ladderNoTotal',
  'ladderLong',
] as const;

/** Below this chance of passing every gate, Burn Quality looks good since the odds are long. */
const LONG_SHOT = 0.2;

/**
 * Says which gates are shut and the ladder's sums with their condition, or why there are none, and warns of long shots:
 * one sentence each.
 */
export function readLadderAloud(
  ladder: Ladder,
  labels: Pick<Labels, (typeof LADDER_READING_LABELS)[number]>,
): string[] {
  const { gates, cost, retired, quality, chance } = sumLadder(ladder);
  const { money } = ladder;
  const shut = gates.filter(({ isOpen }) => !isOpen);
  return [
    ...(shut.length === 0 ? [labels.ladderAllOpen] : []),
    ...shut.map((sum) =>
      fillNames(sum.chance === undefined ? labels.ladderFall : labels.ladderShut, {
        gate: sum.gate.name,
        cost: formatMoney(sum.gate.cost, money),
        retired: formatComputedMoney(sum.retired, money),
        quality: formatQuality(sum.quality, money.decimal),
        chance: formatShare(sum.chance),
      }),
    ),
    fillNames(chance === undefined ? labels.ladderNoTotal : labels.ladderTotal, {
      retired: formatComputedMoney(retired, money),
      cost: formatMoney(cost, money),
      quality: formatQuality(quality, money.decimal),
      chance: formatShare(chance),
    }),
    ...((chance ?? 1) < LONG_SHOT && shut.length < gates.length ? [labels.ladderLong] : []),
  ];
}
