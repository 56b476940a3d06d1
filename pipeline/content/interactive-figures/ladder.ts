import type { Gate, Ladder } from '../model/interactive-figure.ts';

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
  readonly quality: number;
  /** Undefined if a gate's chance is undefined. */
  readonly chance: number | undefined;
}

/** Adds up a ladder by the definition of the specification: (change in probability × value at gate) ÷ money spent. */
export function sumLadder({ start, gates }: Pick<Ladder, 'start' | 'gates'>): LadderSum {
  const sums = gates.map((gate, index) => sumGate(gate, gates[index - 1]?.after ?? start));
  const cost = total(sums.map(({ gate }) => gate.cost));
  const retired = total(sums.map((sum) => sum.retired));
  return {
    gates: sums,
    cost,
    retired,
    quality: retired / cost,
    chance: sums.reduce<number | undefined>((chance, sum) => chance && sum.chance && chance * sum.chance, 1),
  };
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
