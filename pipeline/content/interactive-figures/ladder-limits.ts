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
