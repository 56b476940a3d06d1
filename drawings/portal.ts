import { hatch } from './hatch.ts';
import { along, face, line, type Point } from './pen.ts';
import { mark, type Mark } from './sheet.ts';

/** An opening seen from the front: left, top, right, foot. */
type Opening = readonly [left: number, top: number, right: number, foot: number];

/** The relative size of each gate, from the nearest to the farthest. */
const SIZES = [1, 0.7, 0.49, 0.34, 0.235, 0.16];

/** Gates one behind the other, towards a vanishing point; the last leads to what is sought. */
export function portal(opening: Opening, eye: Point): Mark[] {
  const openings = SIZES.map((size) => shrunk(opening, eye, size));
  const last = openings.at(-1) ?? opening;
  const halls = openings.slice(0, -1).map((near, index) => hall(near, openings[index + 1] ?? last, index));
  return [mark('on-accent', face(...corners(last))), ...halls.toReversed().flat()];
}

function shrunk([left, top, right, foot]: Opening, eye: Point, size: number): Opening {
  const [[l, t], [r, f]] = [along(eye, [left, top], size), along(eye, [right, foot], size)];
  return [l, t, r, f];
}

function corners([left, top, right, foot]: Opening): [Point, Point, Point, Point] {
  return [
    [left, top],
    [right, top],
    [right, foot],
    [left, foot],
  ];
}

/** From one gate to the next: walls, ceiling, floor, and the frame of the next. */
function hall(near: Opening, far: Opening, index: number): Mark[] {
  const [a, b, c, d] = corners(near);
  const [e, f, g, h] = corners(far);
  const post = (near[2] - near[0]) * 0.045;
  const [left, top, right, foot] = far;
  const frame = face(
    [left, foot],
    [left, top],
    [right, top],
    [right, foot],
    [right - post, foot],
    [right - post, top + post],
    [left + post, top + post],
    [left + post, foot],
  );
  const count = 9 - index;
  return [
    mark('ink on-paper', frame, 2.4),
    mark('ink on-tint', face(a, e, h, d)),
    mark('accent', hatch([a, e, h, d], count)),
    mark('ink on-paper', face(b, f, g, c)),
    mark('quiet', hatch([b, f, g, c], count)),
    mark('ink on-sunk', face(a, b, f, e)),
    mark('ink on-paper', face(d, c, g, h)),
    mark('quiet', line(along(d, c, 0.36), along(h, g, 0.36)) + line(along(d, c, 0.64), along(h, g, 0.64))),
  ];
}
