import { fillNames } from '../fill-label.ts';
import type { Ladder } from '../model/interactive-figure.ts';
import type { Labels } from '../model/labels.ts';
import { sumLadder } from './ladder.ts';
import { formatMoney, formatOdds, formatQuality } from './format-numbers.ts';

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
