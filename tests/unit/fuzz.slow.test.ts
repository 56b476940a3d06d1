import { assert } from 'fast-check';
import { describe, test } from 'vitest';
import { amount } from '../sampling.ts';
import { properties } from './fuzz-properties.ts';

/** A text alone takes milliseconds, a site some ten times as long. `npm run fuzz` tries many more, from another seed each time. */
const RUNS = [amount(200, 45_000), amount(300, 45_000), ...Array.from({ length: 3 }, () => amount(10, 2000))];
const SEED = 20_251_006;

describe('of texts at random', () => {
  const cases = Object.entries(properties).map(([name, create], index) => ({
    name,
    create,
    numRuns: RUNS[index] ?? 0,
  }));

  test.each(cases)('$name', { timeout: 480_000 }, async ({ create, numRuns }) => {
    await assert(create(), { numRuns, seed: SEED });
  });
});
