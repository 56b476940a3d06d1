/** Limits of the numbers of a ladder, as the fields have them in which readers put in others: odds in percent, sums in their unit. */
export const LIMITS = {
  odds: { min: 0.1, max: 100 },
  cost: { min: 0.01, max: 100_000 },
  value: { min: 0, max: 1_000_000 },
} as const;
