/** Longer names are sentences, not slips of the hand, and comparing takes the product of two lengths. */
const LONGEST_NAME = 100;

/**
 * The candidate closest to `name` by Levenshtein distance, or undefined when none is close
 * enough to be a likely slip (a third of its length); long names have none.
 */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  if (name.length > LONGEST_NAME) return undefined;
  let best: string | undefined;
  let bestDistance = Math.max(2, Math.ceil(name.length / 3)) + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - name.length) >= bestDistance) continue;
    const distance = levenshtein(name, candidate);
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best;
}

/** `{ nearest }` for a finding's values, or nothing. */
export function nearestValue(name: string, candidates: Iterable<string>): Record<string, string> {
  const found = nearest(name, candidates);
  return found === undefined ? {} : { nearest: found };
}

function levenshtein(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const substitution = (previous[column - 1] ?? 0) + Number(a[row - 1] !== b[column - 1]);
      const insertion = (current[column - 1] ?? 0) + 1;
      const deletion = (previous[column] ?? 0) + 1;
      current.push(Math.min(substitution, insertion, deletion));
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}
