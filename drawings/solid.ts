import { fill } from './hatch.ts';
import { around, face, type Point } from './pen.ts';
import { mark, type Mark } from './sheet.ts';

/** An icosahedron, seen along the axis through one of its faces; light comes from the left. */
export function solid(center: Point, radius: number): Mark[] {
  const outer = (index: number): Point => around(center, radius, -90 + 60 * index);
  const inner = (index: number): Point => around(center, radius * 0.62, -90 + 120 * index);
  const [top, right, left] = [inner(0), inner(1), inner(2)];
  return [
    mark(
      'ink on-paper',
      face(outer(0), outer(1), top) + face(outer(0), outer(5), top) + face(outer(5), outer(4), left),
    ),
    mark('ink on-paper', face(outer(5), top, left) + face(top, right, left)),
    mark('ink on-tint', face(outer(1), right, top) + face(outer(1), outer(2), right) + face(outer(2), outer(3), right)),
    mark('accent', fill([outer(1), outer(2), right], 11, -62) + fill([outer(2), outer(3), right], 9, 34)),
    mark('ink on-sunk', face(outer(3), right, left) + face(outer(3), outer(4), left)),
    mark('ink', face(...[0, 1, 2, 3, 4, 5].map(outer)), 5),
  ];
}
