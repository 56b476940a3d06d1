import { hatch } from './hatch.ts';
import { faceIn, type Place, type View } from './isometric.ts';
import type { Look } from './look.ts';
import { mark, type Mark } from './sheet.ts';

/** A level strip along the path, at height 0, with lines along it. */
export function strip(
  view: View,
  look: Look,
  [from, to]: readonly [number, number],
  [near, far]: readonly [number, number],
  lines: number,
): Mark[] {
  const corners: readonly [Place, Place, Place, Place] = [
    [from, near, 0],
    [from, far, 0],
    [to, far, 0],
    [to, near, 0],
  ];
  const [a, b, c, d] = corners;
  return [faceIn(view, look, ...corners), mark('accent', hatch([view(a), view(b), view(c), view(d)], lines))];
}
