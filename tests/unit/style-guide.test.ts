import { expect, test } from 'vitest';
import { contrastOf } from '../../pages/styleguide/contrast.ts';

/** White, black and the primaries of sRGB, with the ratios that WCAG's formula gives. */
test.each([
  ['oklch(1 0 0)', 'oklch(0.0001 0 0)', 21],
  ['oklch(1 0 0)', 'oklch(0.62796 0.25768 29.234)', 4],
  ['oklch(0.86644 0.29483 142.495)', 'oklch(1 0 0)', 1.37],
  ['oklch(0.45201 0.31321 264.052)', 'oklch(1 0 0)', 8.59],
])('the contrast of %s and %s is %s', (one, other, ratio) => {
  expect(contrastOf(one, other)).toBeCloseTo(ratio, 1);
});
