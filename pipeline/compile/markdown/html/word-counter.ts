/** Counts the words that a reader would see between two offsets of a text; what looks like a tag or a target is none. */
export type CountWords = (from: number, to: number) => number;

const WORD = /<!--|-->|<[^<>]*>|\]\([^()\s]*\)|([\p{L}\p{N}][\p{L}\p{N}'’.-]*)/gu;

/** A counter that reads its text once, when it is first asked. */
export function createWordCounter(source: string): CountWords {
  let begins: number[] | undefined;
  return (from, to) => {
    begins ??= [...source.matchAll(WORD)].flatMap(({ 1: word, index }) => (word === undefined ? [] : [index]));
    return countBelow(begins, to) - countBelow(begins, from);
  };
}

function countBelow(sorted: readonly number[], limit: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
