import type { StyledLine } from '../../shared/terminal-line.ts';

/** Returns the lines of a saved file that fixes change, each group below its place. */
export function diffLines({ file, saved, text }: Record<'file' | 'saved' | 'text', string>): StyledLine[] {
  const [before = [], after = []] = [saved, text].map((one) => one.replace(/^\uFEFF/, '').split(/\r\n?|\n/));
  const diff: StyledLine[] = [];
  let [from, to] = [0, 0];
  for (const [kept, keptAs] of [...alignWords(before, after).kept, [before.length, after.length]] as const) {
    if (from < kept || to < keptAs) diff.push([{ text: `${file}:${from + 1}`, look: 'strong' }]);
    for (const line of before.slice(from, kept)) diff.push([{ text: `-${line}`, look: 'removed' }]);
    for (const line of after.slice(to, keptAs)) diff.push([{ text: `+${line}`, look: 'added' }]);
    [from, to] = [kept + 1, keptAs + 1];
  }
  return diff;
}

/** Which words of two texts are the same, and which are only in one of them. */
export interface Alignment {
  /** Indexes of the same word in both texts, in order. */
  readonly kept: readonly (readonly [before: number, after: number])[];
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

/** Differing parts that need more comparisons than this have nothing in common. */
const MAX_COMPARISONS = 4_000_000;

/** Aligns two lists of words so that as many as possible stay (longest common subsequence). */
export function alignWords(before: readonly string[], after: readonly string[]): Alignment {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start++;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  const [left, right] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
  const inside = commonIn(left, right).map(([one, other]): [number, number] => [one + start, other + start]);
  const kept = [
    ...Array.from({ length: start }, (_, index): [number, number] => [index, index]),
    ...inside,
    ...Array.from({ length: end }, (_, index): [number, number] => [
      before.length - end + index,
      after.length - end + index,
    ]),
  ];
  const [own, others] = [new Set(kept.map(([one]) => one)), new Set(kept.map(([, other]) => other))];
  return {
    kept,
    removed: before.filter((_, index) => !own.has(index)),
    added: after.filter((_, index) => !others.has(index)),
  };
}

/** Returns the indexes of the longest common subsequence of two lists. */
function commonIn(left: readonly string[], right: readonly string[]): [number, number][] {
  if (left.length * right.length > MAX_COMPARISONS) return [];
  const width = right.length + 1;
  const lengths = new Uint32Array((left.length + 1) * width);
  const lengthAt = (one: number, other: number): number => lengths[one * width + other] ?? 0;
  for (let one = left.length - 1; one >= 0; one--)
    for (let other = right.length - 1; other >= 0; other--)
      lengths[one * width + other] =
        left[one] === right[other]
          ? lengthAt(one + 1, other + 1) + 1
          : Math.max(lengthAt(one + 1, other), lengthAt(one, other + 1));
  const found: [number, number][] = [];
  for (let [one, other] = [0, 0]; one < left.length && other < right.length;) {
    if (left[one] === right[other]) found.push([one++, other++]);
    else if (lengthAt(one + 1, other) >= lengthAt(one, other + 1)) one++;
    else other++;
  }
  return found;
}
