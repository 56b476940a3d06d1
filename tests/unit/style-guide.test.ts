import { expect, test } from 'vitest';
import { lengthAt } from '../../pages/styleguide/css-length.ts';
import { contrastOf } from '../../pages/styleguide/oklch-contrast.ts';
import { size } from '../../renderer/design/type.ts';

/** White, black and the primaries of sRGB, with the ratios that WCAG's formula gives. */
test.each([
  ['oklch(1 0 0)', 'oklch(0.0001 0 0)', 21],
  ['oklch(1 0 0)', 'oklch(0.62796 0.25768 29.234)', 4],
  ['oklch(0.86644 0.29483 142.495)', 'oklch(1 0 0)', 1.37],
  ['oklch(0.45201 0.31321 264.052)', 'oklch(1 0 0)', 8.59],
])('the contrast of %s and %s is %s', (one, other, ratio) => {
  expect(contrastOf(one, other)).toBeCloseTo(ratio, 1);
});

test.each([
  ['0.25rem', 360, 4],
  ['clamp(2.5rem, 2rem + 2vw, 3.5rem)', 360, 40],
  ['clamp(2.5rem, 2rem + 2vw, 3.5rem)', 1000, 52],
  ['clamp(2.5rem, 2rem + 2vw, 3.5rem)', 1280, 56],
  [size(2), 360, 26.5625],
  [size(2), 1280, 31.984],
])('%s in a window of %i px is %s px', (length, windowPx, px) => {
  expect(lengthAt(length, windowPx)).toBeCloseTo(px, 1);
});
