import { closestMatch } from 'leven';

/** Longer names are sentences, not slips of the hand, and comparing takes the product of two lengths. */
const LONGEST_NAME = 100;

/**
 * The candidate closest to `name` by Levenshtein distance, or undefined when none is close
 * enough to be a likely slip (a third of its length); long names have none.
 */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  if (name.length > LONGEST_NAME) return undefined;
  return closestMatch(name, [...candidates], { maxDistance: Math.max(2, Math.ceil(name.length / 3)) });
}

/** `{ nearest }` for a finding's values, or nothing. */
export function nearestValue(name: string, candidates: Iterable<string>): Record<string, string> {
  const found = nearest(name, candidates);
  return found === undefined ? {} : { nearest: found };
}
