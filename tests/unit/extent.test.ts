import { expect, test } from 'vitest';
import { extentOf } from '../../drawings/extent.ts';
import { fitted } from '../../drawings/fitted.ts';
import { circle, curve, face, line, loop, type Point } from '../../drawings/pen.ts';
import { mark } from '../../drawings/sheet.ts';

const CORNERS: readonly Point[] = [
  [10, 20],
  [40, 5.5],
  [70, 20],
];

test.each([
  ['a line', line(...CORNERS), [10, 5.5, 70, 20]],
  ['a level and an upright line', line([10, 20], [40, 20], [40, 5]), [10, 5, 40, 20]],
  ['a face and a face after it', face(...CORNERS) + face([0, 0], [5, 0], [5, 9]), [0, 0, 70, 20]],
  ['a curve', curve(CORNERS), [10, 5.5, 70, 20]],
  ['a circle, from side to side', circle([50, 30], 12), [38, 30, 62, 30]],
  ['what is written with absolute places', 'M10 20L70 5Q90 5 90 40', [10, 5, 90, 40]],
])('%s reaches as far as it is drawn', (_, path, [left, top, right, bottom]) => {
  expect(extentOf([path])).toEqual({ left, top, right, bottom });
});

test('a closed curve reaches beyond its points where it bends', () => {
  expect(extentOf([loop(CORNERS)]).bottom).toBeGreaterThan(20);
});

test('a sheet is fitted to its marks in its own shape, with air for the width of lines', () => {
  const marks = [mark('ink', line([100, 200], [488, 300]))];
  expect(fitted({ width: 1600, height: 1000, marks }).shown).toEqual([94, 125, 400, 250]);
});
