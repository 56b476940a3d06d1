import { faceIn, type Place, type View } from './isometric.ts';
import type { Look } from './look.ts';
import { line } from './pen.ts';
import { mark, type Mark } from './sheet.ts';

/** A frame that stands across the path, and what hangs in it. */
export interface Gate {
  /** Its near foot. */
  readonly at: Place;
  /** Between the outer sides, and up. */
  readonly width: number;
  readonly height: number;
  readonly post: number;
  readonly looks?: { readonly front: Look; readonly side: Look };
  /** Bars in the opening; an open leaf hangs at the far post and points along the path. */
  readonly leaf?: { readonly look: Look; readonly open: boolean };
}

/** A gate: the inside of the far post, what hangs in the frame, the frame. */
export function gate(view: View, shape: Gate): Mark[] {
  const {
    at: [x, y, z],
    width,
    height,
    post,
    looks = { front: 'ink on-paper', side: 'ink on-sunk' },
  } = shape;
  const [rear, top, deep] = [y + width, z + height, x + post];
  const [inner, outer, under] = [y + post, rear - post, top - post];
  const front: Place[] = [
    [x, y, z],
    [x, y, top],
    [x, rear, top],
    [x, rear, z],
    [x, outer, z],
    [x, outer, under],
    [x, inner, under],
    [x, inner, z],
  ];
  return [
    faceIn(view, looks.side, [x, outer, z], [deep, outer, z], [deep, outer, under], [x, outer, under]),
    ...leaf(view, shape, [deep, outer, z], under - z, outer - inner),
    faceIn(view, looks.side, [x, y, z], [deep, y, z], [deep, y, top], [x, y, top]),
    faceIn(view, looks.front, [x, y, top], [deep, y, top], [deep, rear, top], [x, rear, top]),
    faceIn(view, looks.front, ...front),
  ];
}

function leaf(view: View, shape: Gate, hinge: Place, height: number, width: number): Mark[] {
  if (!shape.leaf) return [];
  const { look, open } = shape.leaf;
  const [dx, dy] = open ? [width * 0.8, width * 0.1] : [0, -width];
  const at = (part: number, up: number): Place => [hinge[0] + dx * part, hinge[1] + dy * part, hinge[2] + height * up];
  const bars = [0.25, 0.5, 0.75].map((part) => line(view(at(part, 0)), view(at(part, 1))));
  const rails = [0.33, 0.67].map((up) => line(view(at(0, up)), view(at(1, up))));
  const frame = line(
    ...(
      [
        [0, 0],
        [0, 1],
        [1, 1],
        [1, 0],
        [0, 0],
      ] as const
    ).map(([part, up]) => view(at(part, up))),
  );
  return [mark(look, [frame, ...bars, ...rails].join(''))];
}
