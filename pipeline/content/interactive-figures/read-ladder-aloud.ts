import { fillNames } from '../fill-label.ts';
import type { Ladder } from '../model/interactive-figure.ts';
import type { Labels } from '../model/labels.ts';
import { sumLadder } from './ladder.ts';
import { formatQuality, formatMoney, formatShare } from './format-numbers.ts';

/** Labels used to read a ladder. */
export const LADDER_READING_LABELS = [
  'ladderAllOpen',
  'ladderShut',
  'ladderFall',
  'ladderTotal',
  'ladderChance',
] as const;

/** Says which gates are shut, the ladder's sums, and its chance unless a gate lowers the odds: one sentence each. */
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
        quality: formatQuality(sum.quality, money.decimal),
        chance: formatShare(sum.chance),
      }),
    ),
    fillNames(labels.ladderTotal, {
      retired: formatMoney(retired, money),
      cost: formatMoney(cost, money),
      quality: formatQuality(quality, money.decimal),
    }),
    ...(chance === undefined ? [] : [fillNames(labels.ladderChance, { chance: formatShare(chance) })]),
  ];
}
