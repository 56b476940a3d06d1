import { formatNumber, formatOdds } from '../../../pipeline/content/interactive-figures/format-numbers.ts';
import { sumLadder } from '../../../pipeline/content/interactive-figures/ladder.ts';
import type { LadderLabels } from '../../../pipeline/content/interactive-figures/figure-labels.ts';
import { fillNames } from '../../../pipeline/content/fill-label.ts';
import type { Ladder } from '../../../pipeline/content/model/interactive-figure.ts';

/** Says which gates are open by one person's odds and shut by the other's, then where those odds differ most. */
export function compareOdds(
  first: Ladder,
  own: Ladder,
  labels: Pick<LadderLabels, 'bookShuts' | 'bookOpens' | 'bookAgree' | 'bookDiffer' | 'bookDifferAtStart'>,
): string[] {
  const before = sumLadder(first).gates;
  const turned = sumLadder(own).gates.filter(({ isOpen }, index) => isOpen !== before[index]?.isOpen);
  const turns = turned.map(({ gate, isOpen }) =>
    fillNames(isOpen ? labels.bookOpens : labels.bookShuts, { gate: gate.name }),
  );
  return [...turns, readMost(first, own, labels)];
}

/**
 * Says where two people's odds for one plan differ most: at the start, or at the gate whose pass moves the odds by the
 * most different number of percentage points; the earlier one of equals.
 */
function readMost(
  first: Ladder,
  own: Ladder,
  labels: Pick<LadderLabels, 'bookAgree' | 'bookDiffer' | 'bookDifferAtStart'>,
): string {
  const [before, after] = [movesOf(first), movesOf(own)];
  const differences = after.map((move, index) => Number(Math.abs(move - (before[index] ?? move)).toFixed(2)));
  const most = Math.max(...differences);
  if (most === 0) return labels.bookAgree;
  const place = differences.indexOf(most);
  const { decimal } = own.money;
  if (place === 0)
    return fillNames(labels.bookDifferAtStart, {
      own: formatOdds(own.start, decimal),
      first: formatOdds(first.start, decimal),
    });
  const points = (moves: readonly number[]) => formatNumber(moves[place] ?? 0, 2, decimal);
  return fillNames(labels.bookDiffer, {
    gate: own.gates[place - 1]?.name ?? '',
    own: points(after),
    first: points(before),
  });
}

/** The odds at the start, then by how many points each gate moves them. */
function movesOf({ start, gates }: Ladder): number[] {
  return [start, ...gates.map(({ after }, index) => after - (gates[index - 1]?.after ?? start))];
}
