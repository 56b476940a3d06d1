import { faceIn, type Place, type View } from './isometric.ts';
import type { Look } from './look.ts';
import { face, line, type Point } from './pen.ts';
import { mark, type Mark } from './sheet.ts';

/** A frame across the path, and what hangs in it. */
export interface Gate {
  /** The near foot of its frame. */
  readonly at: Place;
  /** Width between the outer sides, and height. */
  readonly width: number;
  readonly height: number;
  readonly post: number;
  readonly looks?: { readonly front: Look; readonly side: Look };
  /** A barred leaf: shut in the frame, or open at the far post, towards someone who approaches. */
  readonly leaf?: Leaf;
}

interface Leaf {
  readonly look: Look;
  readonly open: boolean;
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
    ...(shape.leaf?.open === false ? leaf(view, shape.leaf, [deep, outer, z], [0, inner - outer], under - z) : []),
    faceIn(view, looks.side, [x, y, z], [deep, y, z], [deep, y, top], [x, y, top]),
    faceIn(view, looks.front, [x, y, top], [deep, y, top], [deep, rear, top], [x, rear, top]),
    faceIn(view, looks.front, ...front),
    ...(shape.leaf?.open === true ? openLeaf(view, shape.leaf, [x, outer, z], outer - inner, under - z) : []),
  ];
}

function openLeaf(view: View, shape: Leaf, hinge: Place, width: number, height: number): Mark[] {
  const swing: Point = [-width * 0.62, -width * 0.5];
  const [x, y, z] = hinge;
  const [free, near, top] = [x + swing[0], y + swing[1], z + height];
  return [
    faceIn(view, 'on-paper', hinge, [x, y, top], [free, near, top], [free, near, z]),
    ...leaf(view, shape, hinge, swing, height),
  ];
}

function leaf(view: View, { look }: Leaf, hinge: Place, [dx, dy]: Point, height: number): Mark[] {
  const at = (part: number, up: number): Point =>
    view([hinge[0] + dx * part, hinge[1] + dy * part, hinge[2] + height * up]);
  const bars = [0.25, 0.5, 0.75].map((part) => line(at(part, 0), at(part, 1)));
  const rails = [0.33, 0.67].map((up) => line(at(0, up), at(1, up)));
  const frame = face(at(0, 0), at(0, 1), at(1, 1), at(1, 0));
  return [mark(look, frame, look === 'accent' ? 7 : 2.4), mark(look, [...bars, ...rails].join(''))];
}
