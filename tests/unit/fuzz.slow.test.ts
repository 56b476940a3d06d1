import { assert } from 'fast-check';
import { describe, test } from 'vitest';
import { amount } from '../sampling.ts';
import { properties } from './fuzz-properties.ts';

/** A text that is compiled takes milliseconds, one that is checked as well five times, a site ten times as long. */
const RUNS = [amount(200, 5000), amount(300, 1500), ...Array.from({ length: 3 }, () => amount(10, 500))];
/** On a busy machine, too: what is looked for are faults, not time. */
const LIMIT_MS = 3_600_000;
const SEED = 20_251_006;

describe('of texts at random', () => {
  const cases = Object.entries(properties).map(([name, create], index) => ({
    name,
    create,
    numRuns: RUNS[index] ?? 0,
  }));

  test.each(cases)('$name', { timeout: LIMIT_MS }, async ({ create, numRuns }) => {
    await assert(create(), { numRuns, seed: SEED });
  });
});
